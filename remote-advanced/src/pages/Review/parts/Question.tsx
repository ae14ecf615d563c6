import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import { type Grade, grades, type Schedule } from '@site/learning/review';
import { topicTitle } from '@site/learning/topic-name';
import { Badge } from '@site/sdk/ui/badge';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { CatalogEntry } from './catalog.ts';
import { Grades } from './Grades.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import styles from './Review.module.css';
import { useKeys } from './use-keys.ts';

interface QuestionProps {
  entry: CatalogEntry;
  /** All entries by their ids. */
  entries: ReadonlyMap<string, CatalogEntry>;
  schedule: Schedule;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  onGrade: (grade: Grade) => void;
  onBury: () => void;
  onSuspend: () => void;
}

/** One entry: the reader tries to answer, shows the answer, and grades the own one. */
export function Question({ entry, entries, schedule, now, takesFocus, onGrade, onBury, onSuspend }: QuestionProps) {
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const answerBox = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const show = () => {
    setShown(true);
    answerBox.current?.focus();
  };
  useKeys((key) => {
    const given = grades[Number(key) - 1];
    if (key === ' ' && !isShown) show();
    else if (given && isShown) onGrade(given);
    else return false;
    return true;
  });
  const { id, kind, level, title, topics, address } = entry;
  const labels = kindLabels.find((one) => one.id === kind);
  return (
    <div className={styles.card}>
      <div className={styles.facts}>
        <h3>{topicTitle(topics[0] ?? '')}</h3>
        <span>{entry.sectionTitle}</span>
        {labels?.badge && <Badge>{labels.badge}</Badge>}
        {level && <Badge>{capitalized(level)}</Badge>}
      </div>
      <h4 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h4>
      <section ref={answerBox} tabIndex={-1} aria-label={isShown ? 'Answer' : 'Task'} className={styles.answer}>
        <QuestionBody
          entry={entry}
          isAllAnswer={labels?.asked === 'title'}
          isAnswerShown={isShown}
          addressOf={(other) => entries.get(other)?.address}
          onAnswer={() => setShown(true)}
        />
      </section>
      {labels?.asked === 'code' && (
        <p>
          <a href={`${address}#fresh`} target="_blank" rel="noreferrer">
            Solve it again from a blank start, in a new tab
          </a>
          . Your earlier attempts stay.
        </p>
      )}
      <div className={styles.controls}>
        {isShown ? (
          <Grades schedule={schedule} now={now} onGrade={onGrade} />
        ) : (
          <Button tone="primary" className={styles.show} onClick={show}>
            Show answer
          </Button>
        )}
        <div className={styles.aside}>
          <Button tone="quiet" onClick={onBury}>
            Not today
          </Button>
          <Button tone="quiet" onClick={onSuspend}>
            Suspend
          </Button>
          <a href={address}>{id === address ? 'Open the table' : `Open ${id}`}</a>
        </div>
      </div>
    </div>
  );
}
