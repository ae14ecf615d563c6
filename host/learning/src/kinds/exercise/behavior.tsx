import type { Behavior, BehaviorProps } from '../../kind.ts';
import { Modes } from '../../test-writing/Modes.tsx';

/** The place where readers solve an exercise, or write its tests. */
function Exercise({ id, base, data: { file = '', start = '', hints }, showPart, notify }: BehaviorProps) {
  const load = () => import('../../workspace/start-workspace.ts');
  return <Modes {...{ id, base, file, start, load, showPart, notify }} hints={Number(hints)} />;
}

export default Exercise satisfies Behavior;
