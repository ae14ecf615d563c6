import type { Behavior, BehaviorProps } from '../../kind.ts';
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

/** Has the reader asked again on /Review; the code that saves it is loaded for this. */
function askAgain(id: string): void {
  import('../../memory/schedule-store.ts').then(({ addToReview }) => addToReview([id])).catch(console.error);
}

export default Prediction satisfies Behavior;
