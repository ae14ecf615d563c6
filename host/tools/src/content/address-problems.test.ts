import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { addressProblems } from './address-problems.ts';
import { pageMd } from './testing/content-fixtures.ts';

/** The problems of two files, named without their folder. */
function problems(a: { address: string; aliases?: string[] }, b: { address: string; aliases?: string[] }): string[] {
  const dir = tempDir({ 'a.md': pageMd({ aliases: '[x]' }), 'b.md': pageMd({ aliases: '[x]' }) });
  const found = addressProblems([
    { aliases: [], ...a, file: `${dir}/a.md` },
    { aliases: [], ...b, file: `${dir}/b.md` },
  ]);
  return found.map(({ message }) => message.replaceAll(`${dir}/`, ''));
}

it('accepts addresses and aliases that differ', () => {
  const a = { address: '/Maps', aliases: ['/Map', '/hash-map'] };
  expect(problems(a, { address: '/Sets', aliases: ['/Set'] })).toEqual([]);
});

it('names both files of one address', () => {
  expect(problems({ address: '/Maps' }, { address: '/maps' })).toEqual([
    'b.md: has the address /maps, which a.md has too (letter case does not count). Rename one of them.',
  ]);
});

it.each([
  ['its own address', ['/MAPS'], [], 'a.md:5: front matter field "aliases": /MAPS is its own address'],
  ['that of another', ['/sets'], [], 'a.md:5: front matter field "aliases": /sets is the address of b.md'],
  ['an alias of another', ['/Map'], ['/map'], 'b.md:5: front matter field "aliases": /map is already an alias of a.md'],
  ['there twice', ['/Map', '/map'], [], 'a.md:5: front matter field "aliases": /map is already an alias of a.md'],
])('refuses an alias that is %s', (_what, ofA, ofB, problem) => {
  expect(problems({ address: '/Maps', aliases: ofA }, { address: '/Sets', aliases: ofB })).toEqual([
    `${problem} (letter case does not count). Take it out.`,
  ]);
});
