import { useState } from 'react';
import { useDebounce } from './use-debounce.ts';

export default function Debounce() {
  const [text, setText] = useState('');
  const settled = useDebounce(text.trim(), 500);

  return (
    <>
      <label>
        City <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">{settled ? `Would search for “${settled}”.` : 'Type, and rest for half a second.'}</p>
    </>
  );
}
