import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import { fetchRubric, type Rubric } from '../../../interview/rubric.ts';
import styles from './MockInterview.module.css';
import { type Question, slugOf } from './question.ts';

/** What a good answer has, behind a button. It is fetched while the reader thinks. */
export function RubricView({ question }: { question: Question }) {
  const [isShown, setShown] = useState(false);
  const rubric = useRubric(question);
  return (
    <div>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        What a good answer has
      </Button>
      {isShown && rubric === null && <p role="status">Loading the answer…</p>}
      {isShown && rubric instanceof Error && (
        <p role="alert">
          The answer could not be loaded: {rubric.message} <EntryLink question={question} />
        </p>
      )}
      {isShown && rubric !== null && !(rubric instanceof Error) && (
        <div className={styles.rubric}>
          <p>{rubric.shortAnswer}</p>
          {rubric.points.length > 0 && (
            <ul>
              {rubric.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <EntryLink question={question} />
        </div>
      )}
    </div>
  );
}

function EntryLink({ question: { address } }: { question: Question }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      The whole answer in a new tab
    </a>
  );
}

/** The rubric of a question; null until it is there. */
function useRubric(question: Question): Rubric | Error | null {
  const [rubric, setRubric] = useState<Rubric | Error | null>(null);
  const { base, page } = question;
  const slug = slugOf(question);
  useEffect(() => {
    let isAsked = true;
    fetchRubric(base, page, slug)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((result) => isAsked && setRubric(result));
    return () => {
      isAsked = false;
    };
  }, [base, page, slug]);
  return rubric;
}
