import { type ComponentType, useEffect, useState } from 'react';
import type { BehaviorProps } from '../kind.ts';

/** The reader's progress on an entry. Its code is loaded once the entry is hydrated or opened; `answer.css` has its room. */
export function ProgressSlot({ id }: BehaviorProps) {
  const [Controls, setControls] = useState<ComponentType<{ id: string }> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    import('../progress/ProgressControls.tsx').then(
      ({ ProgressControls }) => setControls(() => ProgressControls),
      () => setMissing(true),
    );
  }, []);
  if (isMissing) return <p>What you noted about this entry did not load. Reload the page to see it.</p>;
  return Controls && <Controls id={id} />;
}
