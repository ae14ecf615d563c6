import { Contrast } from './Contrast.tsx';
import styles from './Foundations.module.css';
import { Swatch } from './Swatch.tsx';
import { colours } from './tokens.ts';

const surfaces = ['paper', 'sheet', 'well'];
const lines = ['line', 'edge'];

/** Every colour that is written out, in both themes, with its contrast: surfaces, lines, then what text is set in. */
export function Colours() {
  const texts = colours.map(({ name }) => name).filter((name) => ![...surfaces, ...lines].includes(name));
  return (
    <>
      <Group title="Surfaces and lines" names={[...surfaces, ...lines]} />
      <Group title="Text and code" names={texts} />
    </>
  );
}

function Group({ title, names }: { title: string; names: string[] }) {
  const on = colours.filter(({ name }) => surfaces.includes(name));
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.colours}>
        {colours
          .filter(({ name }) => names.includes(name))
          .map((colour) => (
            <li key={colour.name}>
              <Swatch token={colour.name} />
              <code>--{colour.name}</code>
              {!surfaces.includes(colour.name) && <Contrast colour={colour} on={on} />}
            </li>
          ))}
      </ul>
    </>
  );
}
