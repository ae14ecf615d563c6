import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { ContentError } from './content-error.ts';
import { pageDirs, readPageHeads, readSection } from './read-section.ts';
import { pageMd } from './testing/content-fixtures.ts';

const description = JSON.stringify({ site: { id: 'maps', title: 'Maps', order: 1, owner: '@site/maps' } });

/** A section with these pages, each a correct page.md unless it is given. */
function sectionDir(pages: Record<string, string | undefined>): string {
  const files = Object.entries(pages).map(([name, text]) => [`src/pages/${name}/page.md`, text ?? pageMd()]);
  return tempDir({ 'package.json': description, ...Object.fromEntries(files) });
}

describe('readSection', () => {
  it('finds pages by their folders, in the order of their names, and lists nothing else', async () => {
    const dir = sectionDir({ WeakMaps: undefined, Maps: undefined });
    const { info, pages } = await readSection(dir);
    expect(info).toMatchObject({ id: 'maps', order: 1 });
    expect(pages.map(({ address }) => address)).toEqual(['/Maps', '/WeakMaps']);
  });

  it('ignores files beside the folders', () => {
    const dir = tempDir({ 'src/pages/Maps/page.md': pageMd(), 'src/pages/README.md': 'Text' });
    expect(pageDirs(dir)).toEqual([join(dir, 'src/pages/Maps')]);
  });

  it('refuses two pages of one address, whatever its letter case, and names both', async () => {
    const dir = sectionDir({ UseMap: undefined, Usemap: undefined });
    const [one, two] = ['UseMap', 'Usemap'].map((name) => join(dir, 'src/pages', name, 'page.md'));
    const problem = `${two}: has the address /Usemap, which ${one} has too (letter case does not count).`;
    await expect(readSection(dir)).rejects.toThrow(problem);
    expect(() => readPageHeads(dir)).toThrow(problem);
  });

  it('refuses two folders that give themselves one address', () => {
    const dir = sectionDir({ UseMap: undefined, Usemap: pageMd({ address: 'UseMap' }) });
    expect(() => readPageHeads(dir)).toThrow(/Usemap\/page\.md: has the address \/UseMap, which .*UseMap\/page\.md/);
  });

  it('refuses an alias that leads elsewhere, by its line, and names both files', () => {
    const dir = sectionDir({ Maps: pageMd({ aliases: '[weakmaps]' }), WeakMaps: undefined });
    expect(() => readPageHeads(dir)).toThrow(
      /Maps\/page\.md:5: front matter field "aliases": \/weakmaps is the address of .*WeakMaps\/page\.md \(letter case does not count\)\. Take it out\.$/,
    );
  });

  it('refuses a section without pages', async () => {
    const dir = tempDir({ 'package.json': description });
    await expect(readSection(dir)).rejects.toThrow(
      `${join(dir, 'src/pages')}: is missing. A section has at least one page.`,
    );
  });

  it('stops at a broken page', async () => {
    const dir = sectionDir({ Maps: undefined, WeakMaps: 'no front matter' });
    await expect(readSection(dir)).rejects.toBeInstanceOf(ContentError);
    await expect(readSection(dir)).rejects.toThrow('WeakMaps/page.md:1: has no front matter');
  });
});
