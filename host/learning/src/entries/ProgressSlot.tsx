import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { BehaviorProps } from '../kind.ts';

/** How far outside the window the controls are loaded. */
const margin = '50% 0px';

/** The reader's progress on an entry. Its code is loaded when it is near the window; `entries.css` has its room. */
export function ProgressSlot({ id }: BehaviorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<ComponentType<{ id: string }> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../progress/ProgressControls.tsx').then(
          ({ ProgressControls }) => setControls(() => ProgressControls),
          () => setMissing(true),
        );
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {Controls && <Controls id={id} />}
      {isMissing && <p>What you noted about this entry did not load. Reload the page to see it.</p>}
    </div>
  );
}
