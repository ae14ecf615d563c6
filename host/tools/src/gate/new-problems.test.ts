import { expect, it } from 'vitest';
import { nameOf, sortByNew } from './new-problems.ts';

const name = (text: string, address = '/UseReduce') => nameOf({ address, text });

it('a problem is the same in two versions of a page', () => {
  const file = (port: number, version: string, hash: string) =>
    name(`Failed to load resource: 404 (http://localhost:${port}/s/hooks/${version}/assets/page-UseReduce-${hash}.js)`);
  expect(file(4173, '0123456789ab', 'AbC_1234')).toBe(file(34567, 'ba9876543210', 'xYz-5678'));
  expect(name('Error: broken\n    at http://localhost:1/a.js:1:7')).toBe(name('Error: broken\n    at other places'));
});

it('another page, text or file is another problem', () => {
  const known = name('Failed to load resource: 404 (http://localhost:1/assets/page-One-12345678.js)');
  expect(name('Failed to load resource: 404 (http://localhost:1/assets/page-Two-12345678.js)')).not.toBe(known);
  expect(name('Error: broken')).not.toBe(name('Error: broken', '/UseStateHook'));
  expect(name('Error: broken')).not.toBe(name('Error: broken, too'));
});

it('of what a page has already, a release may not have more', () => {
  const over = (amount: number) => ({
    ...{ address: '/UseReduce', amount },
    text: `The budget for the document is exceeded.\n${amount} bytes.`,
  });
  const before = [over(70_000)];
  expect(sortByNew([over(60_500)], before)).toEqual({ added: [], known: [over(60_500)] });
  expect(sortByNew([over(70_020)], before).added).toEqual([]);
  expect(sortByNew([over(71_000)], before)).toEqual({ added: [over(71_000)], known: [] });
  expect(sortByNew([over(60_500)], []).added).toEqual([over(60_500)]);
  const unnamed = (amount: number) => ({
    ...{ address: '/UseReduce', amount },
    text: 'Buttons need a name.\n<button>',
  });
  expect(sortByNew([unnamed(3)], [unnamed(2)]).added).toEqual([unnamed(3)]);
});
