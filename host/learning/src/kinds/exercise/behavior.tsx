import type { Behavior, BehaviorProps } from '../../kind.ts';
import { Launcher } from '../../workspace/Launcher.tsx';

/** The place where readers solve an exercise. */
function Exercise({ id, base, data: { start = '', hints }, showPart, notify }: BehaviorProps) {
  const load = () => import('../../workspace/start-workspace.ts');
  return <Launcher {...{ id, base, start, load, showPart, notify }} hints={Number(hints)} />;
}

export default Exercise satisfies Behavior;
