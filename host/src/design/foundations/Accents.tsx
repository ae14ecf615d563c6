import { Contrast } from './Contrast.tsx';
import styles from './Foundations.module.css';
import { Swatch } from './Swatch.tsx';
import { accents, colors } from './tokens.ts';

/** The accent of each section, under the one name that all components use. */
export function Accents() {
  const surfaces = colors.filter(({ name }) => ['paper', 'sheet', 'well'].includes(name));
  return (
    <>
      <h3>
        One accent per section: <code>--accent</code>
      </h3>
      <ul className={styles.colors}>
        {accents.map((accent) => (
          <li key={accent.name} data-section={accent.name}>
            <Swatch token="accent" />
            <code>{accent.name}</code>
            <Contrast color={accent} on={surfaces} />
          </li>
        ))}
      </ul>
    </>
  );
}
