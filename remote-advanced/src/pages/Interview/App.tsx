import type { DemoProps } from '@site/sdk/ui/demo-panel';
import { useRef, useState } from 'react';
import { draw } from './parts/draw.ts';
import styles from './parts/Interview.module.css';
import type { InterviewQuestion } from './parts/interview-question.ts';
import { Round } from './parts/Round.tsx';
import { Setup } from './parts/Setup.tsx';
import { Summary } from './parts/Summary.tsx';
import type { Answered } from './parts/score.ts';
import { useQuestions } from './parts/use-questions.ts';

/** A mock interview over the questions of this page. Nothing is stored or sent. */
export default function App({ base = '/' }: DemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const questions = useQuestions(box);
  const [drawn, setDrawn] = useState<InterviewQuestion[]>([]);
  const [answers, setAnswers] = useState<Answered[]>([]);

  const question = drawn[answers.length];
  if (question) {
    return (
      <Round
        key={question.id}
        question={question}
        base={base}
        place={`${answers.length + 1} of ${drawn.length}`}
        onScore={(score, seconds) => setAnswers([...answers, { question, score, seconds }])}
      />
    );
  }

  function again() {
    setDrawn([]);
    setAnswers([]);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      {answers.length > 0 && <Summary answers={answers} onAgain={again} />}
      {answers.length === 0 && questions && questions.length > 0 && (
        <Setup questions={questions} onStart={(wish) => setDrawn(draw(questions, wish))} />
      )}
      {questions === null && <p className={styles.waiting}>Loading the questions…</p>}
      {questions?.length === 0 && <p>There are no questions on this page yet.</p>}
    </div>
  );
}
