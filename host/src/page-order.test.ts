import { navigationOf } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { neighbors } from './page-order.ts';
import { matchPage } from './site-context.ts';
import { fixtureSections } from './testing/fixture-site.ts';

const navigation = fixtureSections.map(navigationOf);

function at(address: string) {
  const match = matchPage(navigation, address);
  if (!match) throw new Error(`The example has no page ${address}.`);
  return match;
}

const around = (address: string) => {
  const { previous, next } = neighbors(navigation, at(address).page);
  return [previous?.page.address, next?.page.address];
};

it('leads from page to page in the order of the menu', () => {
  expect(around('/UseReduce')).toEqual(['/UseStateHook', '/UserefHook']);
});

it('leads from the last page of a section to the first of the next, and back', () => {
  expect(around('/mapping')).toEqual(['/BoxModel', '/UseStateHook']);
  expect(around('/UseStateHook')).toEqual(['/mapping', '/UseReduce']);
});

it('ends at both ends of the site', () => {
  expect(around('/HtmlCss')).toEqual([undefined, '/javascript']);
  expect(around('/Axios')).toEqual(['/Projects', undefined]);
});

it('finds no neighbors of a page that is not in the navigation', () => {
  expect(neighbors(navigation, { ...at('/Axios').page, address: '/Gone' })).toEqual({});
});
