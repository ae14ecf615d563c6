import { useState } from 'react';
import type { NameToggleProps } from './props';

export default function NameToggle({ shortName, fullName }: NameToggleProps) {
  const [isFull, setFull] = useState(false);
  return (
    <div className="name-toggle">
      <button type="button" role="switch" aria-checked={isFull} onClick={() => setFull(!isFull)}>
        Full name
      </button>
      <p>{isFull ? fullName : shortName}</p>
    </div>
  );
}
