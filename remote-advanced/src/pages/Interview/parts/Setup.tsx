import { capitalized } from '@site/learning/format';
import { topicTitle } from '@site/learning/topic-name';
import { Field } from '@site/sdk/ui/field';
import { type SubmitEvent, useState } from 'react';
import { fitting, type Wish } from './draw.ts';
import styles from './Interview.module.css';
import type { InterviewQuestion } from './interview-question.ts';

const anyWish: Wish = { level: '', topic: '', count: 3 };

interface SetupProps {
  questions: InterviewQuestion[];
  onStart: (wish: Wish) => void;
}

/** Asks for level, topic and length of the interview. */
export function Setup({ questions, onStart }: SetupProps) {
  const [wish, setWish] = useState(anyWish);
  const found = fitting(questions, wish).length;
  const choice = (label: string, field: 'level' | 'topic', values: string[], nameOf: (value: string) => string) => (
    <Field compact label={label}>
      {(control) => (
        <select {...control} value={wish[field]} onChange={({ target }) => setWish({ ...wish, [field]: target.value })}>
          <option value="">{`All ${field}s`}</option>
          {[...new Set(values)].sort().map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

  function start(event: SubmitEvent) {
    event.preventDefault();
    if (found > 0) onStart(wish);
  }

  return (
    <form className={styles.setup} onSubmit={start}>
      {choice(
        'Level',
        'level',
        questions.map(({ level }) => level),
        capitalized,
      )}
      {choice(
        'Topic',
        'topic',
        questions.flatMap(({ topics }) => topics),
        topicTitle,
      )}
      <Field compact label="Questions">
        {(control) => (
          <select
            {...control}
            value={wish.count}
            onChange={({ target }) => setWish({ ...wish, count: Number(target.value) })}
          >
            {[3, 5, 10].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit">Start</button>
      <p role="status">{found === 1 ? '1 question fits.' : `${found} questions fit.`}</p>
    </form>
  );
}
