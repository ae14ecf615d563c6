import { useRef, useState } from 'react';
import { useEventListener } from './use-event-listener.ts';

export default function EventListener() {
  const button = useRef<HTMLButtonElement>(null);
  const [key, setKey] = useState('none yet');
  const [presses, setPresses] = useState(0);

  useEventListener('keydown', (event) => setKey(event.key));
  useEventListener('pointerdown', () => setPresses(presses + 1), button);

  return (
    <>
      <p>
        Last key anywhere in the window: <output>{key}</output>
      </p>
      <p>
        <button ref={button} type="button">
          Pressed by pointer {presses} times
        </button>
      </p>
    </>
  );
}
