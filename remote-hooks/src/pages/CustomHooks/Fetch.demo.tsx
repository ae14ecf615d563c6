import { useState } from 'react';
import * as v from 'valibot';
import falmouth from './data/falmouth.json?url';
import whitby from './data/whitby.json?url';
import { useFetch } from './use-fetch.ts';

const tide = v.object({ harbor: v.string(), highWater: v.string(), meters: v.number() });

export default function Fetch() {
  const [address, setAddress] = useState(whitby);
  const [answer, retry] = useFetch(address, (json) => v.parse(tide, json));

  return (
    <>
      <label>
        Harbor{' '}
        <select value={address} onChange={(event) => setAddress(event.target.value)}>
          <option value={whitby}>Whitby</option>
          <option value={falmouth}>Falmouth</option>
          <option value="/no-such-harbor.json">One that does not exist</option>
        </select>
      </label>
      <div aria-live="polite">
        {answer.status === 'loading' && <p>Asking…</p>}
        {answer.status === 'failed' && <p role="alert">{answer.message}</p>}
        {answer.status === 'done' && (
          <p>
            {answer.data.harbor}: {answer.data.meters} m at {answer.data.highWater}
          </p>
        )}
      </div>
      <p>
        <button type="button" onClick={retry}>
          Ask again
        </button>
      </p>
    </>
  );
}
