import { capitalized } from '@site/learning/format';
import { Badge } from '@site/sdk/ui/badge';
import { useEffect, useRef } from 'react';
import { clockText } from '../../../interview/clock-text.ts';
import styles from './Interview.module.css';
import type { InterviewQuestion } from './interview-question.ts';
import { ShortAnswer } from './ShortAnswer.tsx';
import { type Score, scores } from './score.ts';
import { useElapsed } from './use-elapsed.ts';

/** Seconds for one answer. */
const limit = 120;

interface RoundProps {
  question: InterviewQuestion;
  /** Such as "1 of 3". */
  place: string;
  /** The address of the section's release. */
  base: string;
  onScore: (score: Score, seconds: number) => void;
}

/** One question: answer aloud, reveal the answer, score yourself. */
export function Round({ question, place, base, onScore }: RoundProps) {
  const seconds = useElapsed();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div>
      <p className={styles.facts}>
        Question {place} <Badge>{capitalized(question.level)}</Badge>
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {question.title}
      </h3>
      <p>
        <span role="timer" aria-label="Time left">
          {clockText(limit - seconds)}
        </span>{' '}
        <progress max={limit} value={Math.min(seconds, limit)} aria-label="Time used" />
      </p>
      <p role="status">{seconds >= limit ? 'The two minutes are over. Finish your sentence.' : ''}</p>
      <ShortAnswer question={question} base={base} />
      <fieldset className="choice">
        <legend>How did you answer?</legend>
        {scores.map((score) => (
          <button key={score} type="button" onClick={() => onScore(score, seconds)}>
            {score}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
