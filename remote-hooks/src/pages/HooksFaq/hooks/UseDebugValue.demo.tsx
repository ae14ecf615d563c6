import { useDebugValue, useState } from 'react';

/** React DevTools shows `Countdown: "4 of 5 left"` beside this hook. */
function useCountdown(start: number) {
  const [left, setLeft] = useState(start);
  useDebugValue(left, (value) => `${value} of ${start} left`);
  return { left, next: () => setLeft((old) => Math.max(0, old - 1)) };
}

export default function UseDebugValue() {
  const { left, next } = useCountdown(5);
  return (
    <>
      <p>
        Left <output>{left}</output>
      </p>
      <p>
        <button type="button" onClick={next}>
          Next
        </button>
      </p>
    </>
  );
}
