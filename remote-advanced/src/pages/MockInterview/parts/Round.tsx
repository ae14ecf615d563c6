import { capitalized } from '@site/learning/format';
import { topicTitle } from '@site/learning/topic-name';
import { Badge } from '@site/sdk/ui/badge';
import { Button } from '@site/sdk/ui/button';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { Clock } from './Clock.tsx';
import { keepSession } from './kept-session.ts';
import styles from './MockInterview.module.css';
import { Rating } from './Rating.tsx';
import { Recorder } from './Recorder.tsx';
import { currentQuestion, next, rate, type Session } from './session.ts';
import { Task } from './Task.tsx';
import type { Recordings } from './use-recorder.ts';

interface RoundProps {
  session: Session;
  onChange: (session: Session) => void;
  /** Gets the session as it is when the reader ends the interview. */
  onFinish: (session: Session) => void;
  recordings: Recordings;
  onRecordings: Dispatch<SetStateAction<Recordings>>;
}

/** The question that is asked now, with the clock, what a good answer has, and how the reader rates the answer. */
export function Round({ session, onChange, onFinish, recordings, onRecordings }: RoundProps) {
  const question = currentQuestion(session);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to each new question.
  useEffect(() => heading.current?.focus(), [question?.entry]);
  useEffect(() => {
    const leave = () => keepSession(session, Date.now());
    // A phone ends hidden tabs without a word, and loads them again hours later.
    const hideOrReturn = () => keepSession(session, document.hidden ? Date.now() : null);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hideOrReturn);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hideOrReturn);
    };
  }, [session]);
  if (!question) return null;

  const place = session.answers.length + 1;
  const isLast = place === session.questions.length;
  const { entry } = question;
  return (
    <div className={styles.round}>
      <Clock session={session} onChange={onChange} />
      {session.missing.length > 0 && (
        <p role="status">
          The questions of {session.missing.join(', ')} could not be loaded, so this interview is without them.
        </p>
      )}
      <div>
        <p className={styles.facts}>
          Question {place} of {session.questions.length} <Badge>{capitalized(question.level)}</Badge>{' '}
          <Badge>{topicTitle(question.topic)}</Badge>
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {question.title}
        </h2>
      </div>
      <Task key={entry} question={question} />
      <Recorder
        key={`recorder ${entry}`}
        recording={recordings[entry]}
        onChange={(recording) => onRecordings((all) => ({ ...all, [entry]: recording }))}
      />
      <Rating rating={session.rating} onRate={(rating) => onChange(rate(session, rating))} />
      <div className={styles.actions}>
        {!isLast && (
          <Button tone="primary" onClick={() => onChange(next(session, Date.now()))}>
            Next
          </Button>
        )}
        <Button tone={isLast ? 'primary' : 'plain'} onClick={() => onFinish(session)}>
          Finish
        </Button>
      </div>
    </div>
  );
}
