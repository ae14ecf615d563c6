import { describe, expect, it } from 'vitest';
import { entryIn, matchRoute, type Route } from './match-route.ts';

const routes: Route[] = [
  { address: '/', param: null },
  { address: '/UseReduce', param: null },
  { address: '/Quotes', param: 'username' },
  { address: '/Maps', param: null, hasEntries: true },
  { address: '/Users', param: 'name', hasEntries: true },
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
    ['/maps', '/Maps'],
    ['/MAPS/Weak-Keys/', '/Maps'],
    ['/users/entries', '/Users'],
    ['/users/entries/weak-keys', '/Users'],
  ])('%j is the page %s', (pathname, address) => {
    expect(matchRoute(routes, pathname)?.address).toBe(address);
  });

  it.each([
    '/nothing',
    '/UseReduce/more',
    '/quotes/a/b',
    '/maps/a/b',
    '/users/a/b',
    '/quotes//b',
    '//UseReduce',
    '/constructor',
  ])('%j is no page', (pathname) => {
    expect(matchRoute(routes, pathname)).toBeUndefined();
  });
});

describe('entryIn', () => {
  const maps = { address: '/Maps', param: null, hasEntries: true };

  it.each([
    ['/maps/weak-keys', 'weak-keys'],
    ['/MAPS/Weak-Keys/', 'weak-keys'],
    ['/maps', null],
    ['/maps//', null],
  ])('in %s it is %j', (pathname, word) => {
    expect(entryIn(maps, pathname)).toBe(word);
  });

  it('is apart from the values of a parameter', () => {
    const users = { address: '/Users', param: 'name', hasEntries: true };
    expect(entryIn(users, '/users/weak-keys')).toBeNull();
    expect(entryIn(users, '/users/entries')).toBeNull();
    expect(entryIn(users, '/users/Entries/weak-keys')).toBe('weak-keys');
  });

  it('is none below a page that has no entries', () => {
    expect(entryIn({ ...maps, hasEntries: undefined }, '/maps/weak-keys')).toBeNull();
  });
});
