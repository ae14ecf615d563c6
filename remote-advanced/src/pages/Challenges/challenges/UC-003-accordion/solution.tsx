import { useId, useState } from 'react';
import type { AccordionProps } from './props';

export default function Accordion({ items, isExclusive }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());

  const toggle = (index: number) =>
    setOpen((before) => {
      const others = isExclusive ? [] : [...before].filter((one) => one !== index);
      return new Set(before.has(index) ? others : [...others, index]);
    });
  if (items.length === 0) return <p>No questions yet.</p>;
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <div key={index}>
          <h3>
            <button
              type="button"
              aria-expanded={open.has(index)}
              aria-controls={`${id}-${index}`}
              onClick={() => toggle(index)}
            >
              {question}
            </button>
          </h3>
          <p id={`${id}-${index}`} hidden={!open.has(index)}>
            {answer}
          </p>
        </div>
      ))}
    </div>
  );
}
