import { memo, useCallback, useEffect, useRef, useState } from 'react';

const Button = memo(function Button({ label, onPress }: { label: string; onPress: () => void }) {
  const renders = useRenderCount();
  return (
    <p>
      <button type="button" onClick={onPress}>
        {label}
      </button>{' '}
      rendered <b ref={renders} /> times
    </p>
  );
});

export default function UseCallback() {
  const [count, setCount] = useState(0);
  const keptAdd = useCallback(() => setCount((old) => old + 1), []);
  const newAdd = () => setCount((old) => old + 1);

  return (
    <>
      <p>
        Count <output>{count}</output>
      </p>
      <Button label="Add, function kept" onPress={keptAdd} />
      <Button label="Add, function new" onPress={newAdd} />
    </>
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
