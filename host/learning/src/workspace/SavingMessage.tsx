import type { SavingProblem } from './attempt-session.ts';

const sentences: Record<SavingProblem, string> = {
  'not-saved':
    'Your code is not saved: this browser keeps nothing for the site, or its disk is full. You can go on; download the code before you leave.',
  'continued-apart':
    'This attempt was changed in another tab. Both are kept: what you write here is an attempt of its own now.',
  unreadable: 'An earlier attempt cannot be read. It was left as it is.',
};

/** What the reader has to know about saving; announced when it changes. */
export function SavingMessage({ problem }: { problem: SavingProblem | null }) {
  return <p role="status">{problem && sentences[problem]}</p>;
}
