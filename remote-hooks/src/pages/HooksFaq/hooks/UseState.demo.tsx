import { useState } from 'react';

/** Simulates expensive work: the function is called for the first render only. */
const start = () => 2 * 21;

export default function UseState() {
  const [count, setCount] = useState(start);

  const addBySnapshot = () => {
    setCount(count + 1);
    setCount(count + 1);
  };
  const addByUpdater = () => {
    setCount((old) => old + 1);
    setCount((old) => old + 1);
  };

  return (
    <>
      <p>
        Count <output>{count}</output>
      </p>
      <p>
        <button type="button" onClick={addBySnapshot}>
          Add 1 twice, from the snapshot
        </button>{' '}
        <button type="button" onClick={addByUpdater}>
          Add 1 twice, by updater
        </button>
      </p>
    </>
  );
}
