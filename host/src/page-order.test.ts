import { navigationOf, navigationWithin } from '@site/sdk/contract';
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
  const { previous, next } = neighbors(navigation, at(address));
  return [previous?.address, next?.address];
};

it('leads from page to page in the order of the menu', () => {
  expect(around('/UseReduce')).toEqual(['/UseStateHook', '/UserefHook']);
});

it('leads at the ends of a section to where the section before and the one after begin', () => {
  expect(around('/mapping')).toEqual(['/BoxModel', '/UseStateHook']);
  expect(around('/UseStateHook')).toEqual(['/HtmlCss', '/UseReduce']);
});

it('needs the pages of its own section alone', () => {
  const { section, page } = at('/UseStateHook');
  expect(neighbors(navigationWithin(navigation, section.id), { section, page })).toEqual({
    previous: { address: '/HtmlCss', label: 'Frontend Basics', section: expect.objectContaining({ id: 'basics' }) },
    next: { address: '/UseReduce', label: 'useReducer', section },
  });
});

it('ends at both ends of the site', () => {
  expect(around('/HtmlCss')).toEqual([undefined, '/javascript']);
  expect(around('/Axios')).toEqual(['/TaskManager', undefined]);
});
