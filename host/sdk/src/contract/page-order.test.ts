import { expect, it } from 'vitest';
import { menuPages, type NavigationSection, orderedPages } from '../contract.ts';

const page = (address: string, order?: number) => ({
  ...{ address, param: null, title: address },
  nav: order === undefined ? null : { label: address, order },
});
const section: NavigationSection = {
  ...{ contract: 3, id: 'hooks', title: 'React Hooks', order: 1 },
  pages: [page('/UseCall'), page('/UseReduce', 20), page('/UseStateHook', 10), page('/UserefHook', 30)],
};
const addresses = (pages: { address: string }[]) => pages.map(({ address }) => address);

it('orders the pages of a section as its menu does, with further ones after them', () => {
  const menu = ['/UseStateHook', '/UseReduce', '/UserefHook'];
  expect(addresses(menuPages(section))).toEqual(menu);
  expect(addresses(orderedPages(section))).toEqual([...menu, '/UseCall']);
});

it('leaves the section as it is', () => {
  const before = addresses(section.pages);
  orderedPages(section);
  expect(addresses(section.pages)).toEqual(before);
});
