import { useEffect, useMemo, useRef, useState } from 'react';

export default function Square() {
  const [count, setCount] = useState(0);
  const [isOn, setIsOn] = useState(false);
  const square = useMemo(() => ({ of: count, value: count * count }), [count]);
  const renders = useRunCount();
  const calculations = useRunCount(square);

  return (
    <div>
      <p>
        Count <output>{count}</output>
      </p>
      <p>
        Square <output>{square.value}</output>
      </p>
      <p>
        <button type="button" aria-description="Add 1" onClick={() => setCount(count + 1)}>
          +
        </button>{' '}
        <button type="button" aria-description="Has nothing to do with the square" onClick={() => setIsOn(!isOn)}>
          {isOn ? 'ON' : 'OFF'}
        </button>
      </p>
      <p>
        Renders <b ref={renders} />
      </p>
      <p>
        Calculations <b ref={calculations} />
      </p>
    </div>
  );
}

/**
 * Counts results that are different objects: the calculations of `result`, or, without one, the committed renders.
 * An effect writes the number, because a ref must not be changed during rendering.
 */
function useRunCount(result: object = {}) {
  const place = useRef<HTMLElement>(null);
  const results = useRef(new Set<object>());
  useEffect(() => {
    results.current.add(result);
    if (place.current) place.current.textContent = String(results.current.size);
  }, [result]);
  return place;
}
