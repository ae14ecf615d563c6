import { useState } from 'react';

export default function PreviousValue() {
  const [text, setText] = useState({ current: '', previous: '' });
  const [, setOther] = useState(0);

  const change = (value: string) => setText((old) => ({ current: value, previous: old.current }));

  return (
    <div>
      <p>
        <label>
          Text <input type="text" value={text.current} onChange={(event) => change(event.target.value)} />
        </label>
      </p>
      <p>
        current <output>{text.current}</output>
      </p>
      <p>
        previous <output>{text.previous}</output>
      </p>
      <p>
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
    </div>
  );
}
