import { useCounter } from './use-counter.ts';

export default function Counter() {
  const { count, add, reset } = useCounter({ initial: 2, min: 1, max: 6 });

  return (
    <>
      <p>
        Tickets <output>{count}</output>, one to six
      </p>
      <p>
        <button type="button" onClick={() => add(-1)}>
          One less
        </button>{' '}
        <button type="button" onClick={() => add(1)}>
          One more
        </button>{' '}
        <button type="button" onClick={() => add(3)}>
          Three more
        </button>{' '}
        <button type="button" onClick={reset}>
          Back to two
        </button>
      </p>
    </>
  );
}
