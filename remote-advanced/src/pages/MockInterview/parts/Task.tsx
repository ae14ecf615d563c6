import type { Question } from './question.ts';
import { RubricView } from './RubricView.tsx';

/** What to do, by the kind of the entry; a question is answered aloud. */
const tasks: Readonly<Record<string, { todo: string; link: string }>> = {
  predict: { todo: 'Read the snippet and say aloud what it prints, and why.', link: 'Open the snippet' },
  bug: { todo: 'Read the failing test, find the bug, and say aloud how you would fix it.', link: 'Open the bug' },
  exercise: { todo: 'Think aloud while you write it. Its tests tell you how far you are.', link: 'Open the exercise' },
  challenge: {
    todo: 'Think aloud while you build it. Its checks tell you how far you are.',
    link: 'Open the challenge',
  },
  'case-study': {
    todo: 'Design it aloud on a blank sheet, from clarifying questions to trade-offs. Its page is the answer, so open it afterwards.',
    link: 'Open the case study',
  },
};

/** What the reader does for one question: answer aloud and compare, or work on the page of the entry in a new tab. */
export function Task({ question }: { question: Question }) {
  const task = tasks[question.kind];
  if (!task) return <RubricView question={question} />;
  return (
    <p>
      {task.todo}{' '}
      <a href={question.address} target="_blank" rel="noreferrer">
        {task.link} in a new tab
      </a>
      ; the clock goes on.
    </p>
  );
}
