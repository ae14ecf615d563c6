import { useId, useState } from 'react';
import styles from './Accordion.module.css';

const items = [
  { title: 'Delivery', content: 'Parcels leave the house on the next working day.' },
  { title: 'Returns', content: 'You may send things back within thirty days, in any box.' },
  { title: 'Repairs', content: 'Write what is broken, and you get a label by mail.' },
];

export default function Accordion() {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return items.map(({ title, content }, index) => (
    <div key={title} className={styles.item}>
      <h3>
        <button
          type="button"
          aria-expanded={open === index}
          aria-controls={`${id}${index}`}
          onClick={() => setOpen(open === index ? null : index)}
        >
          {title}
        </button>
      </h3>
      <p id={`${id}${index}`} hidden={open !== index}>
        {content}
      </p>
    </div>
  ));
}
