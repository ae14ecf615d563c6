import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { proseProblems, topicWordProblems } from './prose-problems.ts';
import { pageMd, questionMd } from './testing/content-fixtures.ts';
import { wordRules } from './word-rules.ts';

const rules = [
  { wrong: 'for ever', better: 'indefinitely' },
  { wrong: 'anew', better: 'again' },
];
const problemsIn = (source: string, limit?: number) =>
  proseProblems('a.md', source, limit === undefined ? { rules } : { rules, limit }).map(({ message }) => message);

describe('a word that we do not write', () => {
  it('is reported with file, line and the better word', () => {
    const line = pageMd().split('\n').length;
    expect(problemsIn(pageMd({}, 'It is kept.\n\nIt stays for ever.'))).toEqual([
      `a.md:${line + 2}: "for ever": write indefinitely.`,
    ]);
  });

  it('is found in a title, across a line break, in lists, links and tables, and whatever its letter case', () => {
    expect(problemsIn(pageMd({ title: 'A timer runs for ever' }))).toEqual(['a.md:2: "for ever": write indefinitely.']);
    expect(problemsIn(pageMd({}, 'It stays for\never.'))).toHaveLength(1);
    const body = '- **For ever.** [for ever](/a)\n\n| a |\n|---|\n| for ever |';
    expect(problemsIn(pageMd({}, body))).toHaveLength(3);
  });

  it('is found in the name and the text of each topic of a tree, and not in the id that a node keeps', () => {
    const leaf = '{ name: anew, about: Said again }';
    const node = `{ name: Again, id: anew, about: It stays for ever, leaves: [${leaf}] }`;
    const file = join(tempDir({ 'topics.yaml': `[{ name: All, about: Of them, nodes: [${node}] }]` }), 'topics.yaml');
    expect(topicWordProblems(file, rules).map(({ message }) => message)).toEqual([
      `${file}: topic "Again": "for ever": write indefinitely.`,
      `${file}: topic "anew": "anew": write again.`,
    ]);
  });

  it('is not reported in code, in an address or as a part of a word', () => {
    const body = '`for ever` [a](/anew) for everyone\n\n```js norun reason="no"\n// for ever\n```';
    expect(problemsIn(pageMd({}, body))).toEqual([]);
  });
});

describe('a short answer', () => {
  const saying = (count: number) =>
    questionMd({}, `## Short answer\n\n${'word '.repeat(count)}\n\n## Explanation\n\nMore words.`);

  it('may have as many words as the limit', () => {
    expect(problemsIn(saying(45), 45)).toEqual([]);
  });

  it('is reported at its line when it has more', () => {
    const [, line] = /:(\d+):/.exec(problemsIn(saying(46), 45)[0] ?? '') ?? [];
    expect(saying(46).split('\n')[Number(line) - 1]).toMatch(/^word word/);
    expect(problemsIn(saying(46), 45)[0]).toContain('the short answer has 46 words. Say it in at most 45.');
  });
});

it('a statement has a subject where a question begins with "who"', () => {
  const of = (text: string) => proseProblems('a.md', pageMd({}, text));
  for (const text of ['Who uses a keyboard sees it.', 'It moves. Who cannot see it waits; so do others.'])
    expect(of(text)).toHaveLength(1);
  for (const text of ['Who uses a keyboard?', 'A reader who uses a keyboard sees it.', '| Who uses it | all |'])
    expect(of(text)).toEqual([]);
});

it.each(wordRules)('"$wrong" is a pattern, and its better word passes all rules', ({ wrong, better }) => {
  expect(() => new RegExp(wrong)).not.toThrow();
  expect(proseProblems('a.md', pageMd({}, better))).toEqual([]);
});
