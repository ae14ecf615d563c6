import { useEffect, useState } from 'react';
import { fetchRubric } from '../../../interview/rubric.ts';
import type { InterviewQuestion } from './interview-question.ts';

interface ShortAnswerProps {
  question: InterviewQuestion;
  base: string;
}

/** The short answer of a question behind a button. It is fetched while the reader thinks. */
export function ShortAnswer({ question: { id, slug }, base }: ShortAnswerProps) {
  const [isShown, setShown] = useState(false);
  const [answer, setAnswer] = useState<string | Error>('Loading the answer…');
  useEffect(() => {
    let isAsked = true;
    fetchRubric(base, 'Interview', slug)
      .then(({ shortAnswer }) => shortAnswer)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((result) => isAsked && setAnswer(result));
    return () => {
      isAsked = false;
    };
  }, [base, slug]);

  return (
    <>
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Short answer
      </button>
      {isShown && answer instanceof Error && (
        <p role="alert">
          The answer could not be loaded: {answer.message} Read it at <a href={`#${id}`}>{id}</a> below.
        </p>
      )}
      {isShown && typeof answer === 'string' && <p>{answer}</p>}
    </>
  );
}
