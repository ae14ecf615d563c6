import { build } from 'vite';
import { expect, it } from 'vitest';
import { commonConfig } from './build-options.ts';
import { hexColors } from './hex-colors.ts';

const styles = (css: string) => ({
  name: 'styles',
  resolveId: (id: string) => (id === 'virtual:styles.css' ? id : null),
  load: (id: string) => (id === 'virtual:styles.css' ? css : null),
});

/** What the build makes of a stylesheet. */
async function built(css: string): Promise<string> {
  const result = await build({
    ...commonConfig,
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [styles(css)],
    css: { postcss: { plugins: [hexColors] } },
    build: { ...commonConfig.build, write: false, rolldownOptions: { input: 'virtual:styles.css' } },
  });
  const [file] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return file?.type === 'asset' ? String(file.source).trim() : '';
}

it('constant colors are in the build in hex, and nothing else; those with a variable part are computed by browsers', async () => {
  const css = await built(`
    a { color: oklch(1 0 0) }
    b { color: oklch(0.25 0.022 230) }
    i { color: oklch(0.8 0.1 25) }
    p { color: oklch(0.15 0.02 215 / 0.55) }
    q { color: oklch(0.47 0.1 var(--hue)) }
  `);
  const colors = [...css.matchAll(/\w\{color:([^}]+)\}/g)].map(([, color]) => color);
  expect(colors).toEqual(['#fff', '#17242a', '#f8a49d', '#030d108c', 'oklch(.47 .1 var(--hue))']);
  expect(css).not.toContain('lab');
});

it('colors that differ between the themes are, too', async () => {
  const css = await built(
    'a { --paper: light-dark(oklch(0.985 0.004 215), oklch(0.208 0.02 215)); color: var(--paper) }',
  );
  expect(css).toMatch(/#[0-9a-f]{6}.*#[0-9a-f]{6}/);
  expect(css).not.toMatch(/lab|lch/);
});
