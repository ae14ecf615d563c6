import { type FormEvent, useId, useState } from 'react';
import type { Behavior, BehaviorProps } from '../../kind.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import styles from './Prediction.module.css';

/** The form for the reader's own answer: compares it with the output line by line, then opens output and reasons. */
function Prediction({ data: { output = '' }, openPart }: BehaviorProps) {
  const field = useId();
  const [answer, setAnswer] = useState('');
  const [lines, setLines] = useState<ComparedLine[]>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    setLines(compareLines(output, answer));
    openPart('output');
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

export default Prediction satisfies Behavior;
