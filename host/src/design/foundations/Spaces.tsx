import styles from './Foundations.module.css';
import { sizesOf } from './tokens.ts';

const pixelsPerRem = 16;

/** Every step of space, at its real length. */
export function Spaces() {
  return (
    <ul className={styles.spaces}>
      {sizesOf('space').map(({ name, value }) => {
        const width = Number.parseFloat(value) * pixelsPerRem;
        return (
          <li key={name}>
            <svg width={width + 1} height="12" aria-hidden="true">
              <path d={`M.5 0v12M.5 6h${width}m0-6v12`} stroke="currentColor" />
            </svg>
            <span className={styles.facts}>
              <code>--{name}</code> {value}, {width} px
            </span>
          </li>
        );
      })}
    </ul>
  );
}
