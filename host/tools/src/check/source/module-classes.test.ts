import { expect, it } from 'vitest';
import { browserSources } from './browser-sources.ts';
import { strayClasses } from './module-classes.ts';

const css = `
  /* .old { } */
  .head:hover > .title, :global(.prose) .about { margin: 0.5rem; }
  @media (width >= 40.5rem) { .narrow { color: red; } }`;

it('finds the classes that a script names and its CSS module lacks, and those that no script names', () => {
  const script = `import styles from '../page/Page.module.css';\nconst names = [styles.head, styles.titel, styles.about];`;
  expect(strayClasses({ 'src/page/Page.module.css': css, 'src/shell/Shell.tsx': script })).toEqual([
    'src/shell/Shell.tsx: .titel is not in src/page/Page.module.css',
    'src/page/Page.module.css: no script names .title',
    'src/page/Page.module.css: no script names .narrow',
  ]);
});

it('takes any class for named where a script computes the name', () => {
  const script = `import styles from './Page.module.css';\nconst name = styles[tone];`;
  expect(strayClasses({ 'src/Page.module.css': css, 'src/Page.tsx': script })).toEqual([]);
});

it('finds none in host and sections', () => {
  expect(strayClasses(browserSources(/(?<!\.test|\.spec|\.d)\.tsx?$|\.module\.css$/))).toEqual([]);
});
