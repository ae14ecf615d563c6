import { useState } from 'react';

export default function AddTwo() {
  const [count, setCount] = useState(0);

  const addTwo = () => {
    setCount(count + 1);
    setCount(count + 1);
  };

  return (
    <p>
      <button type="button" onClick={addTwo}>
        Add 2
      </button>{' '}
      <output>{count}</output>
    </p>
  );
}
