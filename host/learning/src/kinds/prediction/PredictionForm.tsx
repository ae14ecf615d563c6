import { type FormEvent, useId, useState } from 'react';
import { ComparedLines } from './ComparedLines.tsx';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import styles from './Prediction.module.css';

interface PredictionFormProps {
  /** What the snippet prints. */
  output: string;
  /** Called with the comparison when the reader has answered. */
  onAnswer: (lines: ComparedLine[]) => void;
}

/** The form for the reader's own answer: compares it with the output line by line. */
export function PredictionForm({ output, onAnswer }: PredictionFormProps) {
  const field = useId();
  const [answer, setAnswer] = useState('');
  const [lines, setLines] = useState<ComparedLine[]>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const compared = compareLines(output, answer);
    setLines(compared);
    onAnswer(compared);
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
