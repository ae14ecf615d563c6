import { outlineOf } from '@site/sdk/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findPlace, useSite } from './site-context.ts';
import { examplePage, exampleSection, exampleSections } from './testing/example-site.ts';

const outline = exampleSections.map(outlineOf);

describe('findPlace', () => {
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
    const place = findPlace(outline, pathname);
    expect([place?.section.id, place?.page.address]).toEqual([section, address]);
  });

  it.each(['/', '', '/UseReducer', '/UseReduce/more', '/Quotes/anna/more', '/hooks/UseReduce', '/s/hooks/x.js'])(
    'finds none for %j',
    (pathname) => {
      expect(findPlace(outline, pathname)).toBeUndefined();
    },
  );

  it('does not take home for a page, whatever that is called', () => {
    const odd = [outlineOf(exampleSection('basics', 'Frontend Basics', [examplePage('/Undefined', 'Undefined')]))];
    expect(findPlace(odd, '/undefined')?.page.address).toBe('/Undefined');
    expect(findPlace(odd, '/')).toBeUndefined();
  });

  it('finds none on a site without sections', () => {
    expect(findPlace([], '/UseReduce')).toBeUndefined();
  });
});

describe('useSite', () => {
  it('says so where there is no site around it', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useSite)).toThrow('useSite is used outside of the host’s SiteContext.');
    silent.mockRestore();
  });
});
