import type { Behavior, BehaviorProps } from '../../kind.ts';
import { Launcher } from '../../workspace/Launcher.tsx';

/** The place where readers build the component of a challenge. */
function Challenge({ id, base, data: { start = '', hints }, showPart, notify }: BehaviorProps) {
  const load = () => import('./workspace/start-workspace.ts');
  return <Launcher {...{ id, base, start, load, showPart, notify }} hints={Number(hints)} />;
}

export default Challenge satisfies Behavior;
