import { useState, useTransition } from 'react';

/** Simulates a request that saves. */
const save = (name: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(name.trim().toUpperCase()), 800);
  });

export default function UseTransition() {
  const [name, setName] = useState('ada');
  const [saved, setSaved] = useState('nothing');
  const [isPending, startTransition] = useTransition();

  const onSave = () =>
    startTransition(async () => {
      const answer = await save(name);
      startTransition(() => setSaved(answer));
    });

  return (
    <>
      <label>
        Name <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
      </label>{' '}
      <button type="button" onClick={onSave} aria-busy={isPending}>
        {isPending ? 'Saving…' : 'Save'}
      </button>
      <p role="status">Saved: {saved}</p>
    </>
  );
}
