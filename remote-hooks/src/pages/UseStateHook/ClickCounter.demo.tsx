import { useEffect, useRef, useState } from 'react';

export default function ClickCounter() {
  const [count, setCount] = useState(0);
  const renders = useRenderCount();

  return (
    <div>
      <h3>Click counter</h3>
      <p>
        Count <output>{count}</output>
      </p>
      <p>
        <button type="button" onClick={() => setCount(count + 1)}>
          Click me
        </button>{' '}
        <button type="button" onClick={() => setCount(count)}>
          Set the same number
        </button>
      </p>
      <p>
        Renders <b ref={renders} />
      </p>
    </div>
  );
}

/** Counts committed renders. An effect writes the number, because a ref must not be changed during rendering. */
function useRenderCount() {
  const place = useRef<HTMLElement>(null);
  const renders = useRef(0);
  useEffect(() => {
    renders.current += 1;
    if (place.current) place.current.textContent = String(renders.current);
  });
  return place;
}
