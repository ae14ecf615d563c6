import { memo, useCallback, useEffect, useRef, useState } from 'react';

interface GreetingProps {
  name: string;
  onGreet: () => void;
}

const Greeting = memo(function Greeting({ name, onGreet }: GreetingProps) {
  const renders = useRenderCount();
  return (
    <fieldset>
      <legend>Child</legend>
      <p>Hello, {name}!</p>
      <p>
        <button type="button" onClick={onGreet}>
          Greet back
        </button>
      </p>
      <p>
        Renders of the child <b ref={renders} />
      </p>
    </fieldset>
  );
});

export default function Parent() {
  const [count, setCount] = useState(0);
  const [greetings, setGreetings] = useState(0);

  const greet = useCallback(() => setGreetings((now) => now + 1), []);

  return (
    <fieldset>
      <legend>Parent</legend>
      <p>
        Count <output>{count}</output>{' '}
        <button type="button" aria-description="Add 1" onClick={() => setCount(count + 1)}>
          +
        </button>
      </p>
      <p>
        Greetings from the child <output>{greetings}</output>
      </p>
      <Greeting name="reader" onGreet={greet} />
    </fieldset>
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
