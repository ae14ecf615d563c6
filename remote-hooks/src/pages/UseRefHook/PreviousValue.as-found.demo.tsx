import { useEffect, useRef, useState } from 'react';

export default function PreviousValue() {
  const [text, setText] = useState('');
  const [, setOther] = useState(0);
  const previous = useRef('');

  useEffect(() => {
    previous.current = text;
  });

  return (
    <div>
      <p>
        <label>
          Text <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </p>
      <p>
        current <output>{text}</output>
      </p>
      <p>
        previous <output>{previous.current}</output>
      </p>
      <p>
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
    </div>
  );
}
