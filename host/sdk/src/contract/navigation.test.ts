import { expect, it } from 'vitest';
import { contractVersion, isWhole, landingOf, type NavigationSection, navigationWithin } from '../contract.ts';

const page = (address: string, order: number) => ({
  address,
  param: null,
  title: address,
  nav: { label: address, order },
});
const basics: NavigationSection = {
  ...{ contract: contractVersion, id: 'basics', title: 'Basics', order: 1, counts: { demo: 3 } },
  pages: [page('/Second', 2), page('/First', 1)],
};
const hooks: NavigationSection = { ...basics, id: 'hooks', title: 'Hooks', order: 2, pages: [page('/Hook', 1)] };

it('carries one section in full, and of the others the title and where they begin', () => {
  const other = { contract: contractVersion, id: 'basics', title: 'Basics', order: 1, landing: '/First', pages: [] };
  expect(navigationWithin([basics, hooks], 'hooks')).toEqual([other, hooks]);
  expect(navigationWithin([basics, hooks], null).map(landingOf)).toEqual(['/First', '/Hook']);
});

it('does not change by what happens inside of another section', () => {
  const changed = { ...basics, counts: { demo: 4 }, pages: [...basics.pages, page('/Third', 3)] };
  expect(navigationWithin([changed, hooks], 'hooks')).toEqual(navigationWithin([basics, hooks], 'hooks'));
});

it('is whole when all sections list their pages, also a section without pages', () => {
  const empty = { ...basics, pages: [] };
  expect(isWhole([basics, hooks, empty])).toBe(true);
  expect(isWhole(navigationWithin([basics, hooks], 'hooks'))).toBe(false);
  expect(navigationWithin([empty], null)).toEqual([empty]);
});
