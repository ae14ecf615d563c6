import { Suspense, startTransition, use, useState } from 'react';

/** Simulates a request. */
const ask = (word: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`${word} has ${word.length} letters.`), 600);
  });

function Answer({ answer }: { answer: Promise<string> | null }) {
  if (!answer) return <p role="status">Nothing asked yet.</p>;
  const text = use(answer);
  return <p role="status">{text}</p>;
}

export default function Use() {
  const [answer, setAnswer] = useState<Promise<string> | null>(null);

  return (
    <>
      <p>
        <button type="button" onClick={() => setAnswer(ask('Suspense'))}>
          Ask and show the fallback
        </button>{' '}
        <button type="button" onClick={() => startTransition(() => setAnswer(ask('Transition')))}>
          Ask and keep the old answer
        </button>
      </p>
      <Suspense fallback={<p role="status">Waiting…</p>}>
        <Answer answer={answer} />
      </Suspense>
    </>
  );
}
