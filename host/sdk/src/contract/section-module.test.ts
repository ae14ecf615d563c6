import { describe, expect, it } from 'vitest';
import { contractVersion } from './contract-version.ts';
import { defineSection, isSection } from './section-module.ts';

describe('isSection', () => {
  const load = async () => ({});

  it('recognizes a section, whatever else it exports', () => {
    expect(isSection({ contract: contractVersion, pages: { UseRefHook: load }, later: true })).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    ['section'],
    [{}],
    [{ contract: 1 }],
    [{ contract: 1, pages: null }],
    [{ contract: 1, pages: { UseRefHook: 'UseRefHook.js' } }],
    [{ contract: 99, pages: { UseRefHook: load } }],
    [{ contract: '1', pages: { UseRefHook: load } }],
  ])('does not accept %j as one', (value) => {
    expect(isSection(value)).toBe(false);
  });
});

const UseRefHook = () => null;

describe('defineSection', () => {
  const path = './pages/UseRefHook/page.md';

  it('names pages by their folder and loads none of them', () => {
    const section = defineSection({
      pages: {
        [path]: () => {
          throw new Error('loaded too early');
        },
      },
    });
    expect(Object.keys(section.pages)).toEqual(['UseRefHook']);
    expect(isSection(section)).toBe(true);
  });

  it('loads a page’s component when it is asked for', async () => {
    const { pages } = defineSection({ pages: { [path]: async () => ({ default: UseRefHook, other: 1 }) } });
    expect(await pages.UseRefHook?.()).toEqual({ default: UseRefHook });
  });

  it.each([[{}], [{ default: '<h1>Text</h1>' }], [null], [undefined]])(
    'names the file of a module without a component: %j',
    async (module) => {
      const { pages } = defineSection({ pages: { [path]: async () => module } });
      await expect(pages.UseRefHook?.()).rejects.toThrow(
        `${path} has no component as its default export, so the page cannot be shown. Rebuild the section.`,
      );
    },
  );
});
