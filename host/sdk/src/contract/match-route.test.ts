import { describe, expect, it } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const routes: Route[] = [
  { address: '/', param: null },
  { address: '/UseReduce', param: null },
  { address: '/Quotes', param: 'username' },
];

describe('matchRoute', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/UseReduce', '/UseReduce'],
    ['/usereduce', '/UseReduce'],
    ['/USEREDUCE///', '/UseReduce'],
    ['/Quotes', '/Quotes'],
    ['/quotes/', '/Quotes'],
    ['/quotes/Ada L.', '/Quotes'],
    ['/quotes/a.b/', '/Quotes'],
  ])('%j is the page %s', (pathname, address) => {
    expect(matchRoute(routes, pathname)?.address).toBe(address);
  });

  it.each(['/nothing', '/UseReduce/more', '/quotes/a/b', '/quotes//b', '//UseReduce', '/constructor'])(
    '%j is no page',
    (pathname) => {
      expect(matchRoute(routes, pathname)).toBeUndefined();
    },
  );
});
