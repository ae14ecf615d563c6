import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

async function samplesIn(...lines: string[]) {
  const { samples } = await compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 10 });
  return samples;
}

const block = (fence: string, code = 'console.log(1);') => [`\`\`\`${fence}`, code, '```'];
const output = block('output', '1');

describe('findSamples', () => {
  it('finds what runs, with its line, mode and the output that stands behind it', async () => {
    const samples = await samplesIn(
      'Text',
      ...[...block('js run'), ...output],
      ...[...block('ts run'), ...output],
      ...[...block('js run mode=sloppy'), '', ...block('output', '2\n3')],
    );
    const sample = { file: 'a.md', mode: 'module', code: 'console.log(1);', expected: '1' };
    expect(samples).toEqual([
      { ...sample, line: 12, language: 'js' },
      { ...sample, line: 18, language: 'ts' },
      { ...sample, line: 24, language: 'js', mode: 'sloppy', expected: '2\n3' },
    ]);
  });

  it('passes over blocks that say why they do not run, and over what is no script', async () => {
    const blocks = ['jsx norun reason="a part of a page"', 'html', 'css', 'json', 'text', 'sh', ''];
    expect(await samplesIn(...blocks.flatMap((fence) => [...block(fence), '']))).toEqual([]);
  });

  it.each(['js', 'ts', 'jsx', 'tsx', 'js norun', 'js norun reason=""', 'js runs', 'js run mode=strict', 'js run fast'])(
    'refuses a block marked "%s", by its line',
    async (fence) => {
      await expect(samplesIn('Text', '', ...block(fence), ...output)).rejects.toThrow(
        'a.md:13: a block of code must be marked `run`, `run mode=sloppy` or `norun reason="…"`.',
      );
    },
  );

  it.each(['jsx run', 'tsx run'])('refuses %s, which Node cannot run', async (fence) => {
    await expect(samplesIn(...block(fence), ...output)).rejects.toThrow(
      'a.md:11: only js and ts blocks run; mark this one `norun` with a reason.',
    );
  });

  it.each(['javascript', 'typescript', 'mjs', 'JS'])('lets no block through under the name %s', async (language) => {
    await expect(samplesIn(...block(language))).rejects.toThrow('a.md:11: ');
    await expect(samplesIn(...block(`${language} run`), ...output)).rejects.toThrow('a.md:11: only js and ts');
  });

  it.each([
    ['no output', []],
    ['text before the output', ['Text', ...output]],
    ['another block in its place', block('text', '1')],
  ])('refuses a block that runs with %s behind it', async (_what, behind) => {
    await expect(samplesIn(...block('js run'), ...behind)).rejects.toThrow(
      'a.md:11: a block that runs needs an ```output block right behind it.',
    );
  });
});
