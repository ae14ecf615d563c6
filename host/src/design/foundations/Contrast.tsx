import { contrastOf } from './contrast.ts';
import styles from './Foundations.module.css';
import type { Color } from './read-color.ts';

/** The lowest contrast of a color on some surfaces, in the light and in the dark theme. */
export function Contrast({ color, on }: { color: Color; on: Color[] }) {
  const light = Math.min(...on.map((surface) => contrastOf(color.light, surface.light)));
  const dark = Math.min(...on.map((surface) => contrastOf(color.dark, surface.dark)));
  return (
    <span className={styles.contrast}>
      <Grade contrast={light} /> · <Grade contrast={dark} />
    </span>
  );
}

/** A contrast, and the WCAG level that it reaches. */
function Grade({ contrast }: { contrast: number }) {
  return (
    <>
      {contrast.toFixed(1)} {contrast >= 4.5 && <small>{contrast >= 7 ? 'AAA' : 'AA'}</small>}
    </>
  );
}
