import { Contrast } from './Contrast.tsx';
import styles from './Foundations.module.css';
import { Swatch } from './Swatch.tsx';
import { colors } from './tokens.ts';

const surfaces = ['paper', 'sheet', 'well'];
const lines = ['line', 'edge'];

/** Every color that a token declares, in both themes, with its contrast: surfaces, lines, then text colors. */
export function Colors() {
  const texts = colors.map(({ name }) => name).filter((name) => ![...surfaces, ...lines].includes(name));
  return (
    <>
      <Group title="Surfaces and lines" names={[...surfaces, ...lines]} />
      <Group title="Text and code" names={texts} />
    </>
  );
}

function Group({ title, names }: { title: string; names: string[] }) {
  const on = colors.filter(({ name }) => surfaces.includes(name));
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.colors}>
        {colors
          .filter(({ name }) => names.includes(name))
          .map((color) => (
            <li key={color.name}>
              <Swatch token={color.name} />
              <code>--{color.name}</code>
              {!surfaces.includes(color.name) && <Contrast color={color} on={on} />}
            </li>
          ))}
      </ul>
    </>
  );
}
