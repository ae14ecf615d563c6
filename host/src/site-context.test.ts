import { navigationOf } from '@site/sdk/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchPage, useSite } from './site-context.ts';
import { fixturePage, fixtureSection, fixtureSections } from './testing/fixture-site.ts';

const navigation = fixtureSections.map(navigationOf);

describe('matchPage', () => {
  it.each([
    ['/UseReduce', 'hooks', '/UseReduce'],
    ['/usereduce', 'hooks', '/UseReduce'],
    ['/USEREDUCE', 'hooks', '/UseReduce'],
    ['/UseReduce/', 'hooks', '/UseReduce'],
    ['/UseRefHook', 'hooks', '/UserefHook'],
    ['/UserefHook', 'hooks', '/UserefHook'],
    ['/Javascript', 'basics', '/javascript'],
    ['/javascript/', 'basics', '/javascript'],
    ['/Quotes', 'projects', '/Quotes'],
    ['/quotes/Anna', 'projects', '/Quotes'],
    ['/Quotes/anna/', 'projects', '/Quotes'],
    ['/UseCall', 'hooks', '/UseCall'],
  ])('finds the page of %s', (pathname, section, address) => {
    const match = matchPage(navigation, pathname);
    expect([match?.section.id, match?.page.address]).toEqual([section, address]);
  });

  it.each(['/', '', '/UseReducer', '/UseReduce/more', '/Quotes/anna/more', '/hooks/UseReduce', '/s/hooks/x.js'])(
    'finds none for %j',
    (pathname) => {
      expect(matchPage(navigation, pathname)).toBeUndefined();
    },
  );

  it('does not treat home as a page, whatever it is called', () => {
    const odd = [navigationOf(fixtureSection('basics', 'Frontend Basics', [fixturePage('/Undefined', 'Undefined')]))];
    expect(matchPage(odd, '/undefined')?.page.address).toBe('/Undefined');
    expect(matchPage(odd, '/')).toBeUndefined();
  });

  it('finds none on a site without sections', () => {
    expect(matchPage([], '/UseReduce')).toBeUndefined();
  });
});

describe('useSite', () => {
  it('throws when there is no site around it', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useSite)).toThrow('useSite is used outside of the host’s SiteContext.');
    silent.mockRestore();
  });
});
