import data from 'virtual:reference/data';
import { describe, expect, it } from 'vitest';
import { cssOf, readBootstrapRows } from './bootstrap-rows.ts';
import { readPropertyRows } from './property-rows.ts';
import { findRows, type Query, rowByHash } from './row.ts';
import { readUtilityRows, readVariantRows } from './tailwind-rows.ts';

const rows = readBootstrapRows(data.classes);
const everything: Query = { text: '', family: '', at: '' };
const families = [...new Set(rows.map(({ family }) => family))].map((place) => (place === 1 ? 'spacing' : `${place}`));
const names = (query: Partial<Query>) => findRows(rows, { ...everything, ...query }, families).map(({ name }) => name);

describe('findRows', () => {
  it('gives all rows for an empty query', () => {
    expect(names({})).toHaveLength(rows.length);
  });

  it('finds a class by its name, with and without a dot and an infix', () => {
    for (const text of ['mt-3', '.mt-3', 'MT-3', 'mt-md-3', ' mt-3 ']) expect(names({ text })[0]).toBe('mt-3');
    expect(names({ text: 'btn-lg' })[0]).toBe('btn');
  });

  it('finds classes by what they declare, all words in any order', () => {
    expect(names({ text: 'flex-end align-items' })).toContain('align-items-end');
  });

  it('puts what begins with the text before what contains it', () => {
    const found = names({ text: 'card' });
    expect(found[0]).toBe('card');
    expect(found[1]).toMatch(/^card/);
  });

  it('narrows by family and by breakpoint', () => {
    expect(names({ family: 'spacing' })).toHaveLength(109);
    expect(names({ at: 'md' })).toContain('mt-3');
    expect(names({ at: 'md' })).not.toContain('btn');
  });

  it('finds nothing for what nobody wrote', () => {
    expect(names({ text: 'zzzz' })).toEqual([]);
  });
});

describe('rowByHash', () => {
  it.each([
    ['#bs-mt-3', 'mt-3'],
    ['#bs-mt-md-3', 'mt-3'],
    ['#bs-btn-sm', 'btn'],
    ['#bs-nothing', undefined],
    ['#mt-3', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('%s is %s', (hash, name) => {
    expect(rowByHash(rows, 'bs-', hash)?.name).toBe(name);
  });
});

describe('the rows', () => {
  it('say what a class declares', () => {
    const row = rows.find(({ name }) => name === 'mt-3');
    expect(row?.summary).toBe('margin-top: 1rem !important;');
    expect(row && cssOf(row)).toBe('.mt-3 {\n  margin-top: 1rem !important;\n}');
  });

  it('show a class that exists with an infix alone by such a name, in its media query', () => {
    const row = rows.find(({ name }) => name === 'offset-sm-0');
    expect(row && cssOf(row)).toBe('@media (min-width: 576px) {\n  .offset-sm-0 {\n    margin-left: 0;\n  }\n}');
  });

  it('have ids of their own, in all tables', () => {
    const all = [
      ...rows,
      ...readPropertyRows(data.properties),
      ...readUtilityRows(data.utilities),
      ...readVariantRows(data.variants),
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each([
    null,
    [],
    { rows: [] },
    { rows: [['mt-3', 1]], texts: [] },
    { rows: [['x', 0, 0, 0, 0, 1, ['y']]], texts: [] },
  ])('are refused in another shape: %j', (json) => {
    expect(() => readBootstrapRows(json)).toThrow();
  });
});
