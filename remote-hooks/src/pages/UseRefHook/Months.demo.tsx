import { useRef } from 'react';
import styles from './Months.module.css';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

export default function Months() {
  const rows = useRef(new Map<string, HTMLElement>());
  const show = (month: string) => rows.current.get(month)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  return (
    <div>
      <p className={styles.buttons}>
        {['January', 'June', 'October'].map((month) => (
          <button key={month} type="button" onClick={() => show(month)}>
            Show {month}
          </button>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.box} aria-label="Months" tabIndex={0}>
        <ul>
          {months.map((month) => (
            <li
              key={month}
              ref={(row) => {
                const all = rows.current;
                if (row) all.set(month, row);
                return () => {
                  all.delete(month);
                };
              }}
            >
              {month}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
