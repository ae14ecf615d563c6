import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

const compile = (...lines: string[]) =>
  compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 5 });

const htmlOf = async (...lines: string[]) => toHtml((await compile(...lines)).tree);

describe('words after a fence', () => {
  it('give a block the name of a file, which is its accessible name', async () => {
    const html = await htmlOf('```text file=src/reducer.ts', 'a', '```');
    expect(html).toMatch(/^<figure class="code"><figcaption>src\/reducer\.ts<\/figcaption><pre /);
    expect(html).toContain('aria-label="Code, src/reducer.ts"');
  });

  it('mark lines, alone and in ranges, and keep the text as it is', async () => {
    const html = await htmlOf('```text mark=2,4-5', 'a', 'b', 'c', 'd', 'e', '```');
    const marked = [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, text]) => text);
    expect(marked).toEqual(['b\n', 'd\n', 'e\n']);
    expect(html.replace(/<figcaption>.*<\/figcaption>|<button.*<\/button>|<[^>]*>/g, '').trim()).toBe('a\nb\nc\nd\ne');
  });

  it('mark a line in the middle of a token', async () => {
    const html = await htmlOf('```js norun reason="a part" mark=2', 'const a = `', 'one', 'two`;', '```');
    expect(html).toMatch(/<mark><span class="pl-s">one\n<\/span><\/mark>/);
  });

  it('number the lines', async () => {
    expect(await htmlOf('```text numbers', 'a', 'b', '```')).toContain('data-lines="1\n2"');
    expect(await htmlOf('```text', 'a', 'b', '```')).not.toContain('data-lines');
  });

  it('can be before or after the words that set whether it runs, which keep their meaning', async () => {
    const block = (words: string) => [`\`\`\`js ${words}`, 'console.log(1);', '```', '```output', '1', '```'];
    expect((await compile(...block('file=a.js run mark=1'))).samples).toMatchObject([{ code: 'console.log(1);' }]);
    await expect(compile(...block('file=a.js'))).rejects.toThrow('must be marked');
    const reason = await compile('```js norun reason="mark=3 numbers" file=a.js', '1', '```');
    expect(toHtml(reason.tree)).not.toContain('data-lines');
  });

  it.each([
    ['mark=two', '"mark=two" cannot be read'],
    ['file=', '"file=" cannot be read'],
    ['mark=1,9', 'marks line 9, but the block has no such line'],
  ])('stop the build at %s, by its line', async (words, problem) => {
    await expect(compile('Text', '', `\`\`\`text ${words}`, 'a', '```')).rejects.toThrow(`a.md:8: ${problem}`);
  });
});
