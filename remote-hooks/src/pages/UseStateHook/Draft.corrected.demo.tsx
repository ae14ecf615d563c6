import { useEffect, useRef, useState } from 'react';

/** Simulates slow work at the start: reading storage, parsing a file. It counts for this demo only, like `console.count`. */
function readDraft(meter: { reads: number }): string {
  meter.reads += 1;
  return 'Dear reader,';
}

export default function Draft() {
  const [meter] = useState(() => ({ reads: 0 }));
  const [text, setText] = useState(() => readDraft(meter));

  const reads = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reads.current) reads.current.textContent = String(meter.reads);
  });

  return (
    <div>
      <p>
        <label>
          Draft <input value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </p>
      <p>
        Slow reads <b ref={reads} />
      </p>
    </div>
  );
}
