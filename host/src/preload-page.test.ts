import { beforeEach, expect, it } from 'vitest';
import { preloadPage } from './preload-page.ts';
import { fixturePage, fixtureSection } from './testing/fixture-site.ts';

const section = fixtureSection('advanced', 'Advanced', []);
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, href }) => ({
    ...{ rel, as, crossOrigin },
    path: new URL(href).pathname,
  }));

beforeEach(() => {
  document.head.innerHTML = '';
});

it('has the browser fetch scripts and styles of a page at once, the way they are loaded later', () => {
  preloadPage(section, fixturePage('/Axios', 'Axios'));
  const base = '/s/advanced/0123456789ab/assets';
  expect(links()).toMatchObject([
    { rel: 'modulepreload', crossOrigin: 'anonymous', path: `${base}/Axios-x1.js` },
    { rel: 'preload', as: 'style', crossOrigin: 'anonymous', path: `${base}/Axios-x1.css` },
  ]);
});

it('requests no file twice', () => {
  preloadPage(section, fixturePage('/Axios', 'Axios'));
  preloadPage(section, fixturePage('/Axios', 'Axios', 1, { preload: ['assets/Axios-x1.js', 'assets/more.js'] }));
  expect(links()).toHaveLength(3);
});
