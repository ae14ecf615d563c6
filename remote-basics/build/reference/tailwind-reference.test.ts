// @vitest-environment node
import { join } from 'node:path';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { installedPackage } from './installed-package.ts';
import { changes, knownNames } from './known-names.ts';
import { tailwindDesignSystem } from './tailwind-design-system.ts';
import { tailwindReference } from './tailwind-reference.ts';

const dir = join(import.meta.dirname, '../..');
const installed = installedPackage(dir, 'tailwindcss');
const system = await tailwindDesignSystem(installed);
const { version, groups, utilities, variants, breakpoints } = await tailwindReference(dir);

describe('the utilities and variants of the installed Tailwind', () => {
  it('are those that were written down for this version', () => {
    const known = knownNames(dir, 'tailwind');
    const found = [...utilities.map(([name]) => name), ...variants.map(([name]) => `${name}:`)];
    expect(changes(known.names, found)).toEqual({ added: [], removed: [] });
    expect(known.version).toBe(version);
  });

  it('are all that its design system has, each once', () => {
    const roots = system.utilities.keys('functional').map((root) => `${root}-*`);
    const all = [...system.utilities.keys('static'), ...roots];
    expect(utilities.map(([name]) => name).toSorted()).toEqual(all.toSorted());
    expect(variants.map(([name]) => name)).toEqual(system.getVariants().map(({ name }) => name));
  });

  it('number 890, 315 and 88 in 4.3.5', () => {
    const { length: statics } = system.utilities.keys('static');
    expect([version, statics, utilities.length - statics, variants.length]).toEqual(['4.3.5', 890, 315, 88]);
  });

  it('fill all 15 groups', () => {
    expect(groups).toHaveLength(15);
    expect(new Set(utilities.map(([, group]) => group)).size).toBe(15);
  });
});

it('a class that nobody made has no CSS, so the check can fail', () => {
  expect(system.candidatesToCss(['flexx', 'mt-foo'])).toEqual([null, null]);
});

it('the breakpoints are those of the specification, at 16 px a rem', () => {
  const px = Object.entries(breakpoints).map(([name, rem]) => [name, Number.parseFloat(String(rem)) * 16]);
  expect(Object.fromEntries(px)).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});

it('the public compiler generates the same declarations for every class that is shown', async () => {
  const { build } = await compile(`${installed.read('theme.css')}\n@tailwind utilities;`, { polyfills: 0 });
  const shown = new Map(utilities.map(([name, , example, css]) => [example || name, css]));
  const compiled = declarationsByClass(build([...shown.keys()]));
  const plain = [...shown].filter(([, css]) => !css.includes('{'));
  expect(plain.length).toBeGreaterThan(1000);
  expect(Object.fromEntries(plain.map(([name]) => [name, compiled.get(name)]))).toEqual(Object.fromEntries(plain));
});

/** Declarations of the rules whose selector is a single class. */
function declarationsByClass(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkRules(/^\.(?:[\w@-]|\\.)+$/, ({ selector, nodes }) => {
    found.set(selector.slice(1).replace(/\\/g, ''), nodes.map((node) => `${node};`).join('\n'));
  });
  return found;
}
