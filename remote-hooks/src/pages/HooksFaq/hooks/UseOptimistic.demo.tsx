import { startTransition, useOptimistic, useState } from 'react';

/** Simulates a server that saves a like, or rejects it. */
const send = (likes: number, refuse: boolean) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => (refuse ? reject(new Error('refused')) : resolve(likes)), 900);
  });

export default function UseOptimistic() {
  const [likes, setLikes] = useState(10);
  const [shown, showAtOnce] = useOptimistic(likes);
  const [refuse, setRefuse] = useState(false);
  const [problem, setProblem] = useState('');

  const like = () =>
    startTransition(async () => {
      showAtOnce(shown + 1);
      try {
        const saved = await send(likes + 1, refuse);
        startTransition(() => setLikes(saved));
        setProblem('');
      } catch {
        setProblem('The server refused, so React went back to what it knows.');
      }
    });

  return (
    <>
      <p>
        <button type="button" onClick={like} disabled={shown !== likes}>
          Like
        </button>{' '}
        <output>{shown}</output> shown, {likes} saved
      </p>
      <label>
        <input type="checkbox" checked={refuse} onChange={(event) => setRefuse(event.target.checked)} /> Let the server
        refuse
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
