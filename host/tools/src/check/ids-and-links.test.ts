import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageMd } from '../content/testing/content-fixtures.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { checkContent } from './check-content.ts';
import { good, maps, problemsIn } from './testing/checked-section.ts';

describe('ids and links', () => {
  const link = (href: string) => ({
    ...good,
    [`${maps}/page.md`]: pageMd({ aliases: '[HashMap]' }, `## How\n\nA [link](${href}).`),
    [`${maps}/topics.yaml`]: '[{ name: All of them, about: Collections, nodes: [] }]',
  });

  it.each([
    ...['/Maps', '/maps', '/', 'https://example.com/x'],
    ...['#how', '#SB-001', '/Maps#EX-001', '#topic-collections', '/Maps#all-of-them'],
  ])('take %s', async (href) => {
    expect((await problemsIn(link(href), `${maps}/page.md`)).problems).toEqual([]);
  });

  it.each([
    ['/Map', 'there is no page /Map.'],
    ['/hashmap', 'it is an alias, which costs readers a redirect. Link to /Maps.'],
    ['/Maps/key', 'there is no page /Maps/key.'],
    ['#why', 'there is no "why" on the page /Maps.'],
    ['#topic-trees', 'there is no "topic-trees" on the page /Maps.'],
    ['/maps#SB-404', 'there is no "SB-404" on the page /Maps.'],
    ['page.md', 'write it from the root of the site'],
  ])('refuse %s by file and line', async (href, problem) => {
    const [found, ...more] = (await problemsIn(link(href), `${maps}/page.md`)).problems;
    expect(found).toMatch(/^page\.md:9: the link to /);
    expect(found).toContain(problem);
    expect(more).toEqual([]);
  });

  it('refuse an id that two entries of the site have', async () => {
    const [one, two] = [tempDir(good), tempDir(good)];
    const { problems } = await checkContent([join(one, maps, 'questions/SB-001-sb001.md')], { dirs: [one, two] });
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(
          `SB-001-sb001.md:2: has the id SB-001, which ${dirname(join(two, maps, 'x'))}`,
        ),
      }),
    ]);
  });
});
