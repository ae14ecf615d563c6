// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classNames, foldClasses } from './bootstrap-classes.ts';
import { bootstrapBreakpoints, foldName } from './bootstrap-names.ts';
import { bootstrapFamiliesFile, bootstrapReference } from './bootstrap-reference.ts';
import { classRules } from './class-rules.ts';
import { readFamilies } from './families.ts';
import { installedPackage } from './installed-package.ts';
import { changes, knownNames } from './known-names.ts';

const dir = join(import.meta.dirname, '../..');
const { version, read } = installedPackage(dir, 'bootstrap');
const css = read('dist/css/bootstrap.css');
const names = classNames(classRules(css));
const reference = bootstrapReference(dir);
const bases = reference.classes.map(([base]) => base);

describe('the classes of the installed Bootstrap', () => {
  it('are those that were written down for this version', () => {
    const known = knownNames(dir, 'bootstrap');
    expect(changes(known.names, names)).toEqual({ added: [], removed: [] });
    expect(known.version).toBe(version);
  });

  it('are found by a reader of another kind in the minified file too', () => {
    const minified = read('dist/css/bootstrap.min.css').replace(/url\("[^"]*"\)|\/\*.*?\*\//g, '');
    const selectors = [...minified.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
    const found = selectors.filter((one) => !one.startsWith('@')).flatMap((one) => one.match(/\.[a-z][\w-]*/g) ?? []);
    expect(changes(new Set(found.map((name) => name.slice(1))), names)).toEqual({ added: [], removed: [] });
  });

  it('number 2,025 in 5.3.8, in 827 rows', () => {
    expect([version, names.length, bases.length]).toEqual(['5.3.8', 2025, 827]);
  });

  it('each stand in one row, and no row says more', () => {
    const unfolded = foldClasses(classRules(css)).flatMap(({ base, at, bare, breakpoints, sizes }) => {
      const named = [...breakpoints, ...sizes].map((infix) => `${base.slice(0, at)}-${infix}${base.slice(at)}`);
      return bare ? [base, ...named] : named;
    });
    expect(unfolded.toSorted()).toEqual(names);
    expect(new Set(bases).size).toBe(bases.length);
  });

  it('each declare something', () => {
    expect(reference.classes.filter(([, , , , , , rules]) => rules.length === 0)).toEqual([]);
  });

  it('hold from the widths that the media queries name', () => {
    const widths = [...css.matchAll(/\(min-width: (\d+)px\)/g)].map(([, width]) => Number(width));
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(Object.values(bootstrapBreakpoints));
  });
});

it.each([
  ['mt-md-3', { base: 'mt-3', infix: 'md', at: 2 }],
  ['col-xxl', { base: 'col', infix: 'xxl', at: 3 }],
  ['small', { base: 'small', infix: null, at: 5 }],
])('%s is folded', (name, folded) => {
  expect(foldName(name)).toEqual(folded);
});

it('tells sizes from breakpoints', () => {
  const rows = new Map(foldClasses(classRules(css)).map((row) => [row.base, row]));
  expect(rows.get('btn')).toMatchObject({ breakpoints: [], sizes: ['sm', 'lg'] });
  expect(rows.get('modal')).toMatchObject({ breakpoints: [], sizes: ['sm', 'lg', 'xl'] });
  expect(rows.get('mt-3')).toMatchObject({ breakpoints: ['sm', 'md', 'lg', 'xl', 'xxl'], sizes: [] });
});

it('there are 449 custom properties, each as often as a plain search finds it declared', () => {
  const searched = new Set(css.match(/--bs-[\w-]+(?=\s*:)/g));
  expect(
    changes(
      searched,
      reference.properties.rows.map(([name]) => String(name)),
    ),
  ).toEqual({ added: [], removed: [] });
  expect(searched.size).toBe(449);
});

describe('previews', () => {
  const families = readFamilies(dir, bootstrapFamiliesFile);
  const previewOf = (base: string, family: number) =>
    families[family]?.previews.find(({ match }) => new RegExp(match).test(base))?.html.replaceAll('{class}', base);

  it('exist for every class', () => {
    expect(reference.classes.filter(([base, family]) => !previewOf(base, family)).map(([base]) => base)).toEqual([]);
  });

  it('show the class itself', () => {
    const shown = (base: string, html = '') =>
      classesIn(html).some((name) => name === base || foldName(name).base === base);
    const without = reference.classes.filter(([base, family]) => !shown(base, previewOf(base, family)));
    expect(without.map(([base]) => base)).toEqual([]);
  });

  it('use no class that Bootstrap does not have', () => {
    const used = families.flatMap(({ previews }) => previews.flatMap(({ html }) => classesIn(html)));
    const known = new Set([...names, 'slide', '{class}', '{class}-sm']);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('have a style sheet that fits a shadow root and the policy', () => {
    const { preview, previews } = reference;
    expect(preview.css).not.toMatch(/:root|url\(["']?data:/);
    expect(preview.css).toContain(':host');
    expect(preview.pictures.every(({ text }) => text.startsWith('<svg'))).toBe(true);
    expect(JSON.stringify(previews)).not.toContain('style=');
  });
});

function classesIn(html: string): string[] {
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/).filter(Boolean));
}
