import { type Ref, useImperativeHandle, useRef } from 'react';

/** Everything a parent may do with the box. */
interface SearchHandle {
  focus: () => void;
  clear: () => void;
}

function SearchBox({ ref }: { ref: Ref<SearchHandle> }) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => input.current?.focus(),
      clear: () => {
        if (input.current) input.current.value = '';
      },
    }),
    [],
  );
  return (
    <label>
      Search <input ref={input} type="text" defaultValue="hooks" />
    </label>
  );
}

export default function UseImperativeHandle() {
  const box = useRef<SearchHandle>(null);

  return (
    <>
      <SearchBox ref={box} />
      <p>
        <button type="button" onClick={() => box.current?.focus()}>
          Focus
        </button>{' '}
        <button type="button" onClick={() => box.current?.clear()}>
          Clear
        </button>
      </p>
    </>
  );
}
