import styles from './Foundations.module.css';
import { sizesOf } from './tokens.ts';

/** Every size of text, set in itself. */
export function TypeScale() {
  return (
    <ul className={styles.types}>
      {sizesOf('text').map(({ name, value }) => (
        <li key={name}>
          <span className={styles[name]}>{name === 'text-code' ? 'const rule = 1;' : 'Measure twice'}</span>
          <span className={styles.facts}>
            <code>--{name}</code> {value.startsWith('clamp') ? rangeOf(value) : value}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `1rem to 2rem` for `clamp(1rem, …, 2rem)`. */
function rangeOf(value: string): string {
  const sizes = value.match(/[\d.]+rem/g) ?? [];
  return `${sizes[0]} to ${sizes.at(-1)}`;
}
