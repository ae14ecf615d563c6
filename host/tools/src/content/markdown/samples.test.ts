import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

const compile = (lines: string[]) =>
  compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 10 });

const samplesIn = async (...lines: string[]) => (await compile(lines)).samples;

const block = (fence: string, code = 'console.log(1);') => [`\`\`\`${fence}`, code, '```'];
const output = block('output', '1');

describe('findSamples', () => {
  it('finds what runs, with its line, mode and the output after it', async () => {
    const samples = await samplesIn(
      'Text',
      ...[...block('js run'), ...output],
      ...[...block('ts run'), ...output],
      ...[...block('js run mode=sloppy'), '', ...block('output', '2\n3')],
    );
    const sample = {
      file: 'a.md',
      isRunnable: false,
      hasSteps: false,
      mode: 'module',
      engine: 'node',
      code: 'console.log(1);',
      expected: '1',
    };
    expect(samples).toEqual([
      { ...sample, line: 12, language: 'js' },
      { ...sample, line: 18, language: 'ts' },
      { ...sample, line: 24, language: 'js', mode: 'sloppy', expected: '2\n3' },
    ]);
  });

  it.each(['js run in=browser', 'ts run in=browser', 'html run', 'tsx run', 'jsx run'])(
    'has %s run in Chromium',
    async (fence) => {
      expect(await samplesIn(...block(fence), ...output)).toMatchObject([{ engine: 'chromium', mode: 'module' }]);
    },
  );

  it('skips blocks with a reason not to run, and blocks that are not code', async () => {
    const blocks = ['jsx norun reason="a part of a page"', 'css norun reason="to read"', 'text', ''];
    expect(await samplesIn(...blocks.flatMap((fence) => [...block(fence), '']))).toEqual([]);
  });

  it('finds the blocks of a bug', async () => {
    const { marked } = await compile([...block('tsx test'), ...block('tsx broken'), ...block('tsx fixed')]);
    expect(marked).toMatchObject([
      { role: 'test', language: 'tsx', line: 11 },
      { role: 'broken', line: 14 },
      { role: 'fixed', line: 17 },
    ]);
  });

  it.each([
    ...['js', 'ts', 'jsx', 'tsx', 'html', 'css', 'json', 'sh', 'js norun', 'js norun reason=""', 'js runs'],
    ...['js run mode=strict', 'js run fast', 'js run in=node', 'tsx broken fixed', 'css fixed'],
  ])('refuses a block marked "%s", by its line', async (fence) => {
    await expect(samplesIn('Text', '', ...block(fence), ...output)).rejects.toThrow(
      'a.md:13: a block of code must be marked `run`, `run mode=sloppy`, `run in=browser` or `norun reason="…"`.',
    );
  });

  it.each(['javascript', 'typescript', 'mjs', 'JS', 'css', 'json'])(
    'runs nothing under the name %s',
    async (language) => {
      await expect(samplesIn(...block(language))).rejects.toThrow('a.md:11: ');
      await expect(samplesIn(...block(`${language} run`), ...output)).rejects.toThrow(
        'a.md:11: only js, ts, jsx, tsx, html blocks run; mark this one `norun reason="…"`.',
      );
    },
  );

  it('runs no JSX sloppily', async () => {
    await expect(samplesIn(...block('tsx run mode=sloppy'), ...output)).rejects.toThrow(
      'a.md:11: only js and ts blocks run with `mode=sloppy`.',
    );
  });

  it('refuses an output that belongs to nothing', async () => {
    await expect(samplesIn('Text', '', ...output)).rejects.toThrow(
      'a.md:13: an ```output block must directly follow a block that runs.',
    );
  });

  it.each([
    ['no output', []],
    ['text before the output', ['Text', ...output]],
    ['another block in its place', block('text', '1')],
  ])('refuses a block that runs with %s after it', async (_what, behind) => {
    await expect(samplesIn(...block('js run'), ...behind)).rejects.toThrow(
      'a.md:11: a block that runs needs an ```output block right after it.',
    );
  });
});
