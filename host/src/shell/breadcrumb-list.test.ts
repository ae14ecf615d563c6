import { navigationOf } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { matchPage } from '../site-context.ts';
import { fixtureSections } from '../testing/fixture-site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

it('is the path from home to a page, with absolute addresses and positions from one', () => {
  const match = matchPage(fixtureSections.map(navigationOf), '/usereduce');
  expect(match && breadcrumbList(match, 'https://example.org:8080')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org:8080/' },
      { '@type': 'ListItem', position: 2, name: 'React Hooks', item: 'https://example.org:8080/UseStateHook' },
      { '@type': 'ListItem', position: 3, name: 'useReducer', item: 'https://example.org:8080/UseReduce' },
    ],
  });
});
