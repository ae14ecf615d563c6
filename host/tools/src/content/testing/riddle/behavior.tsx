import type { Behavior, BehaviorProps } from '@site/learning/kind';

/** A button that gives the solution away. */
function Riddle({ data, openPart }: BehaviorProps) {
  return (
    <button type="button" onClick={() => openPart('solution')}>
      I give up ({data.stars} stars)
    </button>
  );
}

export default Riddle satisfies Behavior;
