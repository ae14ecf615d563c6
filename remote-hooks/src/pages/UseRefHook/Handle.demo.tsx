import { type Ref, useImperativeHandle, useRef, useState } from 'react';

/** Everything a parent can do with the field. */
interface CodeFieldHandle {
  focus(): void;
  clear(): void;
}

function CodeField({ ref }: { ref: Ref<CodeFieldHandle> }) {
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => box.current?.focus(),
      clear: () => setCode(''),
    }),
    [],
  );

  return (
    <label>
      Code <input ref={box} inputMode="numeric" value={code} onChange={(event) => setCode(event.target.value)} />
    </label>
  );
}

export default function Handle() {
  const field = useRef<CodeFieldHandle>(null);
  const [held, setHeld] = useState('');

  const startOver = () => {
    field.current?.clear();
    field.current?.focus();
  };

  return (
    <div>
      <p>
        <CodeField ref={field} />
      </p>
      <p>
        <button type="button" onClick={startOver}>
          Start over
        </button>{' '}
        <button type="button" onClick={() => setHeld(Object.keys(field.current ?? {}).join(', '))}>
          What does the parent hold?
        </button>
      </p>
      <p role="status">{held && `A handle with: ${held}`}</p>
    </div>
  );
}
