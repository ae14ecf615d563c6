import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Continue } from './Continue.tsx';

const box = () => within(screen.getByRole('region'));
const links = () =>
  box()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const visited = (value: unknown) =>
  localStorage.setItem('site:visits', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

it('offers the first page while there is nothing to come back to', async () => {
  await renderAt('/', <Continue />);
  expect(links()).toEqual([['Start with HTML & CSS', '/HtmlCss']]);
});

it('leads back to the last page, and names the two before it', async () => {
  visited(['/UseReduce', '/Axios', '/javascript', '/mapping']);
  await renderAt('/', <Continue />);
  box().getByRole('heading', { name: 'Where you left off' });
  expect(links()).toEqual([
    ['useReducer', '/UseReduce'],
    ['Axios', '/Axios'],
    ['JavaScript', '/javascript'],
  ]);
});

it('leaves out pages that the site no longer holds', async () => {
  visited(['/Gone', '/Axios']);
  await renderAt('/', <Continue />);
  expect(links()).toEqual([['Axios', '/Axios']]);
});

describe('behaves as if nothing was stored when the stored value is', () => {
  it.each(['{', '7', '{"last":"/Axios"}', '[1, null]', '["https://elsewhere.example/Axios"]'])('%s', async (kept) => {
    visited(kept);
    await renderAt('/', <Continue />);
    expect(links()).toEqual([['Start with HTML & CSS', '/HtmlCss']]);
  });

  it('unavailable', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await renderAt('/', <Continue />);
    expect(links()).toEqual([['Start with HTML & CSS', '/HtmlCss']]);
  });
});

it('is prerendered without what one reader has visited', () => {
  visited(['/UseReduce']);
  const html = renderToString(
    <SiteContext value={fixtureSite()}>
      <Continue />
    </SiteContext>,
  );
  expect(html).toContain('HTML &amp; CSS');
  expect(html).not.toContain('useReducer');
});
