import { navigationOf } from '@site/sdk/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchPage } from '../site-context.ts';
import { fixtureSections } from '../testing/fixture-site.ts';
import { Pager } from './Pager.tsx';

function open(address: string, sections = fixtureSections) {
  const navigation = sections.map(navigationOf);
  const match = matchPage(navigation, address);
  if (match) render(<Pager navigation={navigation} match={match} />);
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
}

it('leads to the page before and the page after', () => {
  expect(open('/UseReduce')).toEqual([
    ['Previous useState', '/UseStateHook', 'prev'],
    ['Next useRef', '/UserefHook', 'next'],
  ]);
});

it('names the section where it leads into another', () => {
  expect(open('/UseCall')).toEqual([
    ['Previous Hooks FAQ', '/HooksFaq', 'prev'],
    ['Next section Projects', '/TaskManager', 'next'],
  ]);
});

it('has one link at either end of the site, and none where there is one page', () => {
  expect(open('/HtmlCss')).toEqual([['Next JavaScript', '/javascript', 'next']]);
});

it('is not rendered on a site of one page', () => {
  const section = fixtureSections[3];
  expect(open('/Axios', section ? [section] : [])).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
