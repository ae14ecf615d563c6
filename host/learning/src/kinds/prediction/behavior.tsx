import type { Behavior, BehaviorProps } from '../../kind.ts';
import { askAgain } from '../../memory/ask-again.ts';
import { markSolved } from '../../memory/mark-solved.ts';
import type { ComparedLine } from './compare-lines.ts';
import { PredictionForm } from './PredictionForm.tsx';

/** The form for the reader's own answer; once there is one, output and reasons open. */
function Prediction({ id, data: { output = '' }, openPart }: BehaviorProps) {
  const onAnswer = (lines: ComparedLine[]) => {
    openPart('output');
    if (lines.every(({ right }) => right)) markSolved(id);
    else askAgain(id);
  };
  return <PredictionForm output={output} onAnswer={onAnswer} />;
}

export default Prediction satisfies Behavior;
