import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../check/check-content.ts';
import { tempDir } from '../../testing/temp-dir.ts';
import { root } from '../../workspace.ts';
import { contentCounts } from '../content-counts.ts';
import { sectionItems } from '../search/section-items.ts';
import { pageMd } from '../testing/content-fixtures.ts';
import { below, caseMd, caseStudy } from '../testing/entry-fixtures.ts';
import { readPage } from './read-page.ts';

/** A section with one case study. @param files those to change; undefined leaves one out */
function section(files: Record<string, string | undefined> = {}): string {
  const all = Object.entries({ ...caseStudy, ...files }).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return tempDir({
    'tsconfig.json': JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions: { types: [] } }),
    'src/pages/Design/page.md': pageMd({}, '## Case studies\n\n::case-studies'),
    ...below('src/pages/Design/case-studies/SD-001-chat', Object.fromEntries(all)),
  });
}

const read = (dir: string) => readPage(join(dir, 'src/pages/Design'));

async function problemsIn(files: Record<string, string | undefined>): Promise<string[]> {
  const { problems } = await checkContent([], { dirs: [section(files)] });
  return problems.map(({ message }) => message.replace(/^.*SD-001-chat\//, ''));
}

describe('a case study', () => {
  it('is read from opening to follow-ups on its page, its diagram and data model in their parts', async () => {
    const [entry] = (await read(section())).entries;
    const shown = entry?.pageHtml ?? '';
    expect(shown.match(/<h2 id="[^"]+">[^<]+/g)).toHaveLength(9);
    expect(shown).toContain('A round of 45 minutes');
    expect(shown).toMatch(/<h2 id="architecture">.*<figure class="drawing" tabindex="0" aria-label="Diagram"><svg/);
    expect(shown).toMatch(/role="img" aria-label="A view and its server">.*<desc>The view asks the server.<\/desc>/s);
    expect(shown).toMatch(/<h2 id="data-model">.*<figcaption>model\.ts<\/figcaption>.*<h2 id="api">/s);
    expect(shown).not.toContain('<details');
  });

  it('begins with its requirements in a list, and keeps the design and its ids back', async () => {
    const { answerHtml = '' } = (await read(section())).entries[0] ?? {};
    const [asked, design] = answerHtml.split('<details');
    expect(asked).toMatch(
      /A round of 45 minutes<\/p><h5 class="part-heading">Requirements<\/h5><p>On requirements\.<\/p>/,
    );
    expect(asked).not.toContain('On short answer.');
    expect(design).toMatch(/Show the design.*On short answer\..*<svg/s);
    expect(answerHtml).not.toContain('id="architecture"');
  });

  it('is an item that begins with its opening, and is counted', async () => {
    const dir = section();
    expect(sectionItems([await read(dir)])).toMatchObject([
      {
        id: 'SD-001',
        kind: 'case-study',
        address: '/Design/chat',
        summary: expect.stringMatching(/^On short answer\./),
      },
    ]);
    expect(contentCounts(dir)).toEqual({ 'case-study': 1 });
  });
});

describe('the check', () => {
  it('finds nothing in a correct one', async () => {
    expect(await problemsIn({})).toEqual([]);
  });

  it('names a part that is missing, and one that is empty', async () => {
    expect(await problemsIn({ 'case.md': caseMd({}, { Performance: undefined, API: undefined }) })).toEqual([
      expect.stringMatching(/^case\.md:\d+: must have the headings .* Missing: "API", "Performance"\.$/),
    ]);
    expect(await problemsIn({ 'case.md': caseMd({}, { Accessibility: ' ' }) })).toEqual([
      expect.stringMatching(/^case\.md:\d+: there is nothing under the heading "Accessibility"\.$/),
    ]);
  });

  it.each(['diagram.svg', 'model.ts'])('names %s when it is missing', async (file) => {
    expect(await problemsIn({ [file]: undefined })).toEqual([
      `${file}: is missing. A case study has case.md, diagram.svg and model.ts.`,
    ]);
  });

  it.each([
    ['a script', '<svg viewBox="0 0 1 1">\n<script>1</script></svg>', 'diagram.svg:2: holds <script>'],
    ['no title', '<svg viewBox="0 0 1 1"><desc>It is.</desc></svg>', 'diagram.svg:1: needs a <title>'],
    ['no description', '<svg viewBox="0 0 1 1"><title>It</title></svg>', 'diagram.svg:1: needs a <desc>'],
  ])('refuses a diagram with %s', async (_what, svg, problem) => {
    expect(await problemsIn({ 'diagram.svg': svg })).toEqual([expect.stringContaining(problem)]);
  });

  it('finds a type error in the data model', async () => {
    expect(await problemsIn({ 'model.ts': "export const size: number = 'large';\n" })).toEqual([
      expect.stringMatching(/^model\.ts:1: type error TS2322/),
    ]);
  });

  it.each([
    [undefined, 'front matter field "minutes": is missing'],
    ['10', 'must be 15 or more'],
    ['45.5', 'must be a whole number'],
  ])('refuses %s minutes', async (minutes, problem) => {
    expect(await problemsIn({ 'case.md': caseMd({ minutes }) })).toEqual([expect.stringContaining(problem)]);
  });

  it('refuses an opening that is longer than 45 words', async () => {
    const answer = 'word '.repeat(46);
    expect(await problemsIn({ 'case.md': caseMd({}, { 'Short answer': answer }) })).toEqual([
      expect.stringContaining('the short answer has 46 words'),
    ]);
  });
});
