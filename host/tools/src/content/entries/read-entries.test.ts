import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { ContentError } from '../content-error.ts';
import { answer, answerHeadings, questionMd } from '../testing/content-fixtures.ts';
import { below } from '../testing/entry-fixtures.ts';
import { lineOf } from '../testing/line-of.ts';
import { EntryReader, readEntries } from './read-entries.ts';

/** A page with these questions, in a section of its own. */
const folder = (files: Record<string, string>) => join(tempDir(below('Maps/questions', files)), 'Maps');

const read = (files: Record<string, string>) => readEntries(folder(files));

/** Reads one question with a change to its front matter. */
const readWith = (fields: Record<string, string | undefined>) => read({ 'JS-001-map.md': questionMd(fields) });

describe('readEntries', () => {
  it('returns none when there is no folder', async () => {
    expect(await readEntries(tempDir({ 'page.md': '' }))).toEqual([]);
  });

  it('returns questions by their ids, with all of their front matter', async () => {
    const questions = await read({
      'JS-010-set.md': questionMd({ id: 'JS-010', related: '[JS-002]' }),
      'JS-002-map.md': questionMd({ id: 'JS-002', level: 'advanced', topics: '[collections, hash-maps]' }),
    });
    expect(questions.map(({ id }) => id)).toEqual(['JS-002', 'JS-010']);
    expect(questions[0]).toMatchObject({ level: 'advanced', topics: ['collections', 'hash-maps'], related: [] });
  });

  it('refuses two entries whose files end in the same words, and names both', async () => {
    const reading = read({ 'JS-001-map.md': questionMd(), 'JS-002-map.md': questionMd({ id: 'JS-002' }) });
    await expect(reading).rejects.toThrow(/JS-002-map\.md: has the address …\/map, which .*JS-001-map\.md has too/);
  });

  it.each(['JS-001-Map.md', 'JS-001-weak_map.md', 'JS-001-weak map.md', 'JS-001-.md', 'JS-001-größe.md'])(
    'refuses the name %s, whose words cannot be an address',
    async (name) => {
      await expect(read({ [name]: questionMd() })).rejects.toThrow(
        `${name}: must be named JS-001-<words>.md: the words are its address, so they must be lower-case letters, digits and hyphens.`,
      );
    },
  );

  it('refuses an alias that leads to another entry, also when only the entry itself is read', async () => {
    const dir = folder({
      'JS-001-map.md': questionMd({ aliases: '[hash-map, set]' }),
      'JS-002-set.md': questionMd({ id: 'JS-002' }),
    });
    const problem = /JS-001-map\.md:10: front matter field "aliases": …\/set is the address of .*JS-002-set\.md/;
    await expect(readEntries(dir)).rejects.toThrow(problem);
    const { problems } = await new EntryReader().collect(dir, (path) => path.endsWith('map.md'));
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringMatching(problem) })]);
  });

  it.each([
    ['id', { id: 'JS-1' }, 'must be an id such as JS-065'],
    ['id', { id: undefined }, 'is missing'],
    ['title', { title: '""' }, 'must not be empty'],
    ['level', { level: 'easy' }, 'must be basic, intermediate or advanced'],
    ['topics', { topics: '[]' }, 'must name a topic'],
    ['topics.0', { topics: '[Hash Maps]' }, 'must be lower-case words joined by hyphens'],
    ['level', { level: 'basci' }, 'must be basic, intermediate or advanced. Did you mean "basic"?'],
    ['kind', { kind: 'bgu' }, 'must be predict or bug; a plain question leaves it out. Did you mean "bug"?'],
    ['reviewedOn', { reviewedOn: '21 November 2026' }, 'must be a date such as 2026-11-21'],
    ['reviewedOn', { reviewedOn: '2026-02-31' }, 'must be a date of the calendar; there is no 2026-02-31'],
    [
      'levle',
      { level: undefined, levle: 'basic' },
      'is unknown. Remove it, or correct its spelling. Did you mean "level"?',
    ],
    ['sources', { sources: '[]' }, 'must name a source'],
    ['sources.0.url', { sources: '[{ title: Map, url: "http://a.example" }]' }, 'must be an https address'],
    ['sources.0.page', { sources: '[{ title: Map, url: "https://a.example", page: 3 }]' }, 'is unknown'],
    ['related.0', { related: '[map]' }, 'must be an id such as JS-065'],
    ['aliases.1', { aliases: '[hash-map, Hash_Map]' }, 'must be lower-case letters, digits and hyphens'],
    ['aliases.0', { aliases: '[404]' }, 'must be words'],
    ['author', { author: 'nobody' }, 'is unknown'],
  ])('refuses %s as in %j, naming file and field', async (field, fields, problem) => {
    await expect(readWith(fields)).rejects.toThrow(`front matter field "${field}": ${problem}`);
    await expect(readWith(fields)).rejects.toThrow(/questions\/JS-001-map\.md:\d+: /);
  });

  it.each(['JS-002-map.md', 'map.md', 'JS-001.md', 'JS-0011-map.md', 'js-001-map.md'])(
    'refuses the id JS-001 in a file named %s',
    async (name) => {
      await expect(read({ [name]: questionMd() })).rejects.toThrow(
        new RegExp(`/${name}:2: must be named JS-001-<words>\\.md, after its id\\.$`),
      );
    },
  );

  it('refuses an id that two entries have, naming both files', async () => {
    const dir = folder({ 'JS-001-map.md': questionMd(), 'JS-001-weak-map.md': questionMd() });
    const [one, two] = ['map', 'weak-map'].map((words) => join(dir, `questions/JS-001-${words}.md`));
    await expect(readEntries(dir)).rejects.toThrow(`${two}:2: has the id JS-001, which ${one} has too.`);
  });

  it('refuses a related id that does not exist on the page', async () => {
    const files = {
      'JS-001-map.md': questionMd({ related: '[JS-002, JS-404]' }),
      'JS-002-set.md': questionMd({ id: 'JS-002' }),
    };
    await expect(read(files)).rejects.toThrow(
      /JS-001-map\.md:9: front matter field "related": there is no entry JS-404 in this section\. Take it out, or correct it\.$/,
    );
  });

  it('refuses a related id that is there twice', async () => {
    const files = {
      'JS-001-map.md': questionMd({ related: '[JS-002, JS-002]' }),
      'JS-002-set.md': questionMd({ id: 'JS-002' }),
    };
    await expect(read(files)).rejects.toThrow(
      /JS-001-map\.md:9: front matter field "related": JS-002 is there twice\. Take it out, or correct it\.$/,
    );
  });

  it.each([
    ['a missing one', 11, answerHeadings.slice(1)],
    ['another order', 11, [...answerHeadings].reverse()],
    ['one too many', 31, [...answerHeadings, 'Further reading']],
    ['another name', 11, ['Answer', ...answerHeadings.slice(1)]],
    ['none', 11, []],
  ])('refuses other headings: %s', async (_what, line, headings) => {
    const found = headings.join(', ') || 'none';
    await expect(read({ 'JS-001-map.md': questionMd({}, answer(headings)) })).rejects.toThrow(
      `JS-001-map.md:${line}: must have the headings ${answerHeadings.join(', ')}, in this order; it has ${found}.`,
    );
  });

  it.each(['.DS_Store', '._JS-001-map.md', '.JS-001-map.md.swp', 'JS-001-map.md~'])('skips %s', async (name) => {
    expect((await read({ 'JS-001-map.md': questionMd(), [name]: 'x' })).map(({ id }) => id)).toEqual(['JS-001']);
  });

  it.each(['JS-001-map.txt', 'JS-001-map.md.bak'])('refuses %s, which is not Markdown', async (name) => {
    await expect(read({ [name]: questionMd() })).rejects.toThrow(`${name}: is not Markdown; an entry is one .md file.`);
  });

  it.each(['::demo{name="A"}', '::questions', '::anything'])('refuses %s in a question, by its line', async (line) => {
    const text = questionMd({}, `${line}\n\n${answer()}`);
    const name = line.match(/\w+/)?.[0];
    await expect(read({ 'JS-001-map.md': text })).rejects.toThrow(
      `JS-001-map.md:11: "::${name}" places nothing in an entry.`,
    );
  });

  it('reports everything that is wrong with an entry at once', async () => {
    const text = questionMd({ title: '""', level: 'easy' }, answer(answerHeadings.slice(1))).replace(
      'On explanation.',
      '```ts broken\nexport {};\n```',
    );
    const { problems } = await new EntryReader().collect(folder({ 'JS-001-map.md': text }));
    expect(problems.map(({ message }) => message.replace(/^.*JS-001-map\.md/, ''))).toEqual([
      ':3: front matter field "title": must not be empty',
      ':4: front matter field "level": must be basic, intermediate or advanced.',
      expect.stringMatching(/^:13: a block marked `broken` belongs in/),
      expect.stringMatching(/^:11: must have the headings Short answer/),
    ]);
  });

  it('reads an entry again only when it, or the title or address of a related one, has changed', async () => {
    const dir = tempDir({
      'Maps/questions/JS-001-map.md': questionMd({ related: '[JS-002]' }),
      'Maps/questions/JS-002-set.md': questionMd({ id: 'JS-002' }),
    });
    const reader = new EntryReader();
    const page = join(dir, 'Maps');
    const [map, set] = await reader.read(page);
    writeFileSync(join(page, 'questions/JS-002-set.md'), questionMd({ id: 'JS-002', level: 'advanced' }));
    const [sameMap, otherSet] = await reader.read(page);
    expect(sameMap).toBe(map);
    expect(otherSet).not.toBe(set);
    writeFileSync(join(page, 'questions/JS-002-set.md'), questionMd({ id: 'JS-002', title: 'What is a Set?' }));
    expect((await reader.read(page))[0]?.answerHtml).toContain('What is a Set?');
    mkdirSync(join(dir, 'Sets/questions'), { recursive: true });
    renameSync(join(page, 'questions/JS-002-set.md'), join(dir, 'Sets/questions/JS-002-set.md'));
    expect((await reader.read(page))[0]?.answerHtml).toContain('href="/Sets#JS-002"');
  });

  it('links from the page of an entry to the page of another one, and from its answer to the place in the list', async () => {
    const text = answer().replace('On explanation.', 'See [JS-002](#JS-002) and [JS-404](#JS-404).');
    const dir = tempDir({
      'Maps/questions/JS-001-map.md': questionMd({}, text),
      'Maps/questions/JS-002-set.md': questionMd({ id: 'JS-002' }),
    });
    const reader = new EntryReader();
    const page = join(dir, 'Maps');
    const [map] = await reader.read(page);
    expect(map?.pageHtml).toContain('<a href="/Maps/set">JS-002</a> and <a href="#JS-404">');
    expect(map?.answerHtml).toContain('<a href="#JS-002">JS-002</a>');
    renameSync(join(page, 'questions/JS-002-set.md'), join(page, 'questions/JS-002-sets.md'));
    expect((await reader.read(page))[0]?.pageHtml).toContain('<a href="/Maps/sets">JS-002</a>');
  });

  it('throws ContentErrors', async () => {
    await expect(readWith({ id: 'x' })).rejects.toBeInstanceOf(ContentError);
  });
});

describe('the HTML of a question', () => {
  const html = async (fields: Record<string, string> = {}, body?: string) => {
    const [question] = await read({ 'JS-001-map.md': questionMd(fields, body) });
    return question ? lineOf(question) + question.answerHtml : '';
  };

  it('is a line with the id to link to, the title a link to its page, and the answer apart from it', async () => {
    expect(await html()).toMatch(
      /<div class="question" id="JS-001" data-kind="question" data-level="basic" data-topics="collections"><div class="line"><h4><a href="\/[^"]+\/map">What is a Map\?<\/a><\/h4>.*<\/div><\/div><\/section><div class="answer">/s,
    );
  });

  it('puts the headings of the answer below that of the question, without ids that would repeat', async () => {
    const text = await html({}, answer().replace('On explanation.', '### In detail'));
    expect(text).toContain('<h5 class="part-heading">Short answer</h5>');
    expect(text).toContain('<h6>In detail</h6>');
    expect(text.match(/ id="/g)).toHaveLength(2);
  });

  it('is safe from what title, sources and scope hold', async () => {
    const text = await html({
      title: '"Is a < b && c > d?"',
      appliesTo: '"<script>"',
      sources: '[{ title: "<b>", url: "https://a.example/?a=1&b=2" }]',
    });
    expect(text).toContain('>Is a &lt; b &amp;&amp; c &gt; d?</a></h4>');
    expect(text).toContain('<a href="https://a.example/?a=1&amp;b=2">&lt;b&gt;</a>');
    expect(text).not.toMatch(/<script|<b>/);
  });

  it('names level, topics, related questions and the day of its review', async () => {
    const [, text] = (
      await read({
        'JS-001-map.md': questionMd(),
        'JS-002-set.md': questionMd({ id: 'JS-002', related: '[JS-001]' }),
      })
    ).map((question) => lineOf(question) + question.answerHtml);
    expect(text).toMatch(/collections.*basic.*<a href="#JS-001">What is a Map\?<\/a>.*<time dateTime="2026-11-21">/s);
  });
});
