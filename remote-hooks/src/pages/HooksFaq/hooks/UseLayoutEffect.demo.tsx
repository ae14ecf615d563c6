import { useLayoutEffect, useRef, useState } from 'react';

export default function UseLayoutEffect() {
  const [text, setText] = useState('Measure me');
  const [width, setWidth] = useState(0);
  const measured = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the width
  useLayoutEffect(() => {
    setWidth(Math.round(measured.current?.getBoundingClientRect().width ?? 0));
  }, [text]);

  return (
    <>
      <label>
        Text <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>
        <b ref={measured}>{text}</b>
      </p>
      <p role="status">is {width} px wide</p>
    </>
  );
}
