import { lazy, Suspense } from 'react';
import type { Behavior, BehaviorProps } from '../../kind.ts';

/** Loaded only where a bug has a page of its own: most readers of a list never open one. */
const Launcher = lazy(() =>
  import('../../workspace/Launcher.tsx').then(
    ({ Launcher }) => ({ default: Launcher }),
    () => ({ default: Missing }),
  ),
);

/** The place where readers repair a bug. */
function Bug({ id, base, data: { start = '' }, showPart, notify }: BehaviorProps) {
  return (
    <Suspense>
      <Launcher {...{ id, base, start, showPart, notify }} hints={0} />
    </Suspense>
  );
}

function Missing() {
  return <p>The editor did not load. Reload the page to repair the code here.</p>;
}

export default Bug satisfies Behavior;
