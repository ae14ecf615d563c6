import { afterAll, describe, expect, it } from 'vitest';
import { readSection } from '../content/read-section.ts';
import type { Sample } from '../content/samples.ts';
import { remoteDirs, root } from '../workspace.ts';
import { runSample, trim } from './run-sample.ts';

const sections = await Promise.all(remoteDirs().map(readSection));
const samples = sections.flatMap(({ pages }) => pages.flatMap((page) => page.samples));

describe.concurrent('every sample of the content prints what the page says', () => {
  it.each(samples.map((sample) => [`${sample.file.slice(root.length + 1)}:${sample.line}`, sample] as const))(
    '%s',
    async (_place, sample) => {
      expect(await runSample(sample)).toBe(trim(sample.expected));
    },
  );
});

describe('the runner', () => {
  const sample: Sample = {
    file: 'x.md',
    line: 1,
    language: 'js',
    mode: 'module',
    code: 'console.log(this)',
    expected: '',
  };

  it('tells a wrong expectation from a right one', async () => {
    for (const { code, expected } of [
      { code: 'console.log(1 + 1)', expected: '2' },
      { code: 'console.log([1, "a"])', expected: "[ 1, 'a' ]" },
    ]) {
      const printed = await runSample({ ...sample, code });
      expect(printed).toBe(trim(expected));
      expect(printed).not.toBe(trim(expected.replace(/\d/, (digit) => String(Number(digit) + 1))));
    }
  });

  it('runs modules strictly and scripts sloppily', async () => {
    expect(await runSample(sample)).toBe('undefined');
    expect(
      await runSample({
        ...sample,
        mode: 'sloppy',
        code: 'leak = 1; console.log(globalThis.leak, this === globalThis)',
      }),
    ).toBe('1 true');
  });

  it('strips types', async () => {
    expect(
      await runSample({ ...sample, language: 'ts', code: 'const n: number = 3; console.log(n satisfies number)' }),
    ).toBe('3');
  });

  it('names the place of a sample that throws, and ends one that never stops', async () => {
    await expect(runSample({ ...sample, code: 'throw new Error("broken")' })).rejects.toThrow('x.md:1');
    await expect(runSample({ ...sample, code: 'while (true) {}' })).rejects.toThrow('longer than 5 seconds');
  });
});

afterAll(() => console.log(`${samples.length} samples ran`));
