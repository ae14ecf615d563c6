import { type FormEvent, useId, useState } from 'react';
import type { Behavior, BehaviorProps } from '../../kind.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import styles from './Prediction.module.css';

/** The form for the reader's own answer: compares it with the output line by line, then opens output and reasons. */
function Prediction({ id, data: { output = '' }, openPart }: BehaviorProps) {
  const field = useId();
  const [answer, setAnswer] = useState('');
  const [lines, setLines] = useState<ComparedLine[]>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const compared = compareLines(output, answer);
    setLines(compared);
    openPart('output');
    if (compared.every(({ right }) => right)) markSolved(id);
    else askAgain(id);
  };
  return (
    <form className={styles.prediction} onSubmit={check}>
      <label htmlFor={field}>Your prediction</label>
      <p id={`${field}-hint`}>One line for each line of output.</p>
      <textarea
        id={field}
        aria-describedby={`${field}-hint`}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <button type="submit">Check</button>
      <div role="status" className={styles.verdict}>
        {lines && <ComparedLines lines={lines} />}
      </div>
    </form>
  );
}

/** Counts as known from then on; the code that saves it is loaded for this. */
function markSolved(id: string): void {
  import('../../memory/progress-store.ts').then(
    ({ changeProgress }) => changeProgress(id, { solvedAt: Date.now() }),
    console.error,
  );
}

/** Has the reader asked again on /Review; the code that saves it is loaded for this. */
function askAgain(id: string): void {
  import('../../memory/schedule-store.ts').then(({ addToReview }) => addToReview([id])).catch(console.error);
}

export default Prediction satisfies Behavior;
