import { useState } from 'react';
import { usePrevious } from './use-previous.ts';

export default function Previous() {
  const [degrees, setDegrees] = useState(20);
  const [note, setNote] = useState('');
  const before = usePrevious(degrees);

  return (
    <>
      <label>
        Degrees{' '}
        <input type="number" value={degrees} onChange={(event) => setDegrees(event.target.valueAsNumber || 0)} />
      </label>
      <p role="status">
        {before === undefined ? 'No change yet.' : `${before < degrees ? 'Warmer' : 'Colder'} than ${before} before.`}
      </p>
      <label>
        Note, which changes no degrees{' '}
        <input type="text" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </>
  );
}
