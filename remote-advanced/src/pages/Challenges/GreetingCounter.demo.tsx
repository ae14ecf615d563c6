import { useState } from 'react';

export default function GreetingCounter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p>Hello, and welcome to the counter.</p>
      <p>
        Count <output>{count}</output>
      </p>
      <button type="button" aria-description="Add 1" onClick={() => setCount((before) => before + 1)}>
        +
      </button>
    </div>
  );
}
