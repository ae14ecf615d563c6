import { useEffect, useRef, useState } from 'react';

export default function AddThree() {
  const [count, setCount] = useState(0);
  const renders = useRenderCount();

  const addThree = () => {
    setCount((now) => now + 1);
    setCount((now) => now + 1);
    setCount((now) => now + 1);
  };

  return (
    <div>
      <p>
        Count <output>{count}</output>
      </p>
      <p>
        <button type="button" onClick={addThree}>
          Add 3
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
