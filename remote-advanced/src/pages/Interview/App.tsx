import { useEffect, useRef, useState } from 'react';
import { draw } from './parts/draw.ts';
import { type InterviewQuestion, readQuestions } from './parts/interview-question.ts';
import { Round } from './parts/Round.tsx';
import { Setup } from './parts/Setup.tsx';
import { Summary } from './parts/Summary.tsx';
import type { Answered } from './parts/score.ts';

/** A mock interview over the questions of this page. Nothing is stored or sent. */
export default function App() {
  const [questions, setQuestions] = useState<InterviewQuestion[] | null>(null);
  const [drawn, setDrawn] = useState<InterviewQuestion[]>([]);
  const [answers, setAnswers] = useState<Answered[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setQuestions(readQuestions(document)), []);

  if (questions === null) return <p>Loading the questions…</p>;
  if (questions.length === 0) return <p>There are no questions on this page yet.</p>;

  const question = drawn[answers.length];
  if (question) {
    return (
      <Round
        key={question.id}
        question={question}
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
      {answers.length > 0 ? (
        <Summary answers={answers} onAgain={again} />
      ) : (
        <Setup questions={questions} onStart={(wish) => setDrawn(draw(questions, wish))} />
      )}
    </div>
  );
}
