import styles from './Foundations.module.css';
import { sizesOf } from './tokens.ts';

/** Radii and the shadow. */
export function Shapes() {
  return (
    <ul className={styles.shapes}>
      {[...sizesOf('radius').map(({ name }) => name), 'shadow'].map((name) => (
        <li key={name}>
          <span className={`${styles.shape} ${styles[name]}`} />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}
