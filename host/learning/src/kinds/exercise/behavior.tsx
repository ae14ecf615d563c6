import type { Behavior, BehaviorProps } from '../../kind.ts';
import { Launcher } from '../../workspace/Launcher.tsx';

/** The place where readers solve an exercise. */
function Exercise({ id, base, data: { start = '', hints }, showPart, notify }: BehaviorProps) {
  return <Launcher {...{ id, base, start, showPart, notify }} hints={Number(hints)} />;
}

export default Exercise satisfies Behavior;
