import { useState } from 'react';
import { useLocalStorage } from './use-local-storage.ts';

function checkName(json: unknown): string {
  if (typeof json !== 'string') throw new TypeError('The name is no text.');
  return json;
}

/** A second component that reads the same key, without a prop for the name. */
function Greeting() {
  const [name] = useLocalStorage('custom-hooks:name', '', checkName);
  return <p role="status">{name ? `Welcome back, ${name}.` : 'We have not met.'}</p>;
}

export default function LocalStorage() {
  const [name, setName] = useLocalStorage('custom-hooks:name', '', checkName);
  const [isKept, setKept] = useState(true);

  return (
    <>
      <label>
        Name <input type="text" value={name} onChange={(event) => setKept(setName(event.target.value))} />
      </label>
      <Greeting />
      {!isKept && <p role="alert">The browser does not keep it: its storage is full or forbidden.</p>}
      <p>Reload the page, or open it in a second tab and type there.</p>
    </>
  );
}
