import { problemsOf } from '@site/learning/content-error';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { readField, readFrontMatter } from './front-matter.ts';

const schema = v.strictObject({
  title: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
  nav: v.optional(v.strictObject({ label: v.string(), order: v.number('must be a number') })),
});

const read = (...lines: string[]) => readFrontMatter('pages/A/page.md', lines.join('\n'), schema);

describe('readFrontMatter', () => {
  it('splits front matter and body, and counts the lines before the body', () => {
    expect(read('---', 'title: A', 'nav: { label: A, order: 1 }', '---', 'First line', '---')).toMatchObject({
      file: 'pages/A/page.md',
      data: { title: 'A', nav: { label: 'A', order: 1 } },
      body: 'First line\n---',
      linesBefore: 4,
    });
  });

  it('reads files with Windows line ends', () => {
    const { data, body, linesBefore } = readFrontMatter('a.md', '---\r\ntitle: A\r\n---\r\nText\r\n', schema);
    expect({ data, body, linesBefore }).toEqual({ data: { title: 'A' }, body: 'Text\r\n', linesBefore: 3 });
  });

  it('reads files that begin with a byte order mark', () => {
    const { data, body, linesBefore } = readFrontMatter('a.md', '\uFEFF---\ntitle: A\n---\nText', schema);
    expect({ data, body, linesBefore }).toEqual({ data: { title: 'A' }, body: 'Text', linesBefore: 3 });
    expect(readField('\uFEFF---\ntitle: A\n---\nText', 'title')).toBe('A');
  });

  it('ends the front matter at a line of three hyphens and nothing more', () => {
    const { data, body } = read('---', 'title: >-', '  A', '  ---', '---', '---- Text');
    expect({ data, body }).toEqual({ data: { title: 'A ---' }, body: '---- Text' });
    expect(() => read('---', 'title: A', '---- Text', 'more')).toThrow('has no front matter');
  });

  it('takes a file without a body', () => {
    expect(read('---', 'title: A', '---').body).toBe('');
  });

  it.each([
    ['no front matter', ['# A', 'Text']],
    ['a front matter that is not closed', ['---', 'title: A', 'Text']],
    ['an empty front matter', ['---', '---', 'Text']],
    ['a front matter of an empty line', ['---', '', '---', 'Text']],
    ['a front matter that does not come first', ['', '---', 'title: A', '---']],
  ])('refuses %s', (_what, lines) => {
    expect(() => read(...lines)).toThrow('pages/A/page.md:1: has no front matter. Begin the file with a block');
  });

  it.each([
    ['an open quote', 3, ['title: A', 'nav: "x']],
    ['a tab as indent', 4, ['title: A', 'nav:', '\tlabel: A']],
    ['a bare colon', 2, ['title: Debounce: how?']],
    ['a field that is there twice', 3, ['title: A', 'title: B']],
  ])('names the line of %s, which is not YAML', (_what, line, lines) => {
    expect(() => read('---', ...lines, '---')).toThrow(
      new RegExp(`^pages/A/page\\.md:${line}: the front matter is not YAML: .+$`),
    );
  });

  it.each([
    ['an unknown field', 3, 'author', 'is unknown', ['title: A', 'author: red']],
    ['an unknown field in a field', 3, 'nav.icon', 'is unknown', ['title: A', 'nav: { label: A, order: 1, icon: x }']],
    ['a missing field', 1, 'title', 'is missing', ['nav: { label: A, order: 1 }']],
    ['a missing field in a field', 3, 'nav.order', 'is missing', ['title: A', 'nav: { label: A }']],
    ['another type', 2, 'title', 'must be a string', ['title: 404']],
    ['another type in a field', 3, 'nav.order', 'must be a number', ['title: A', 'nav: { label: A, order: first }']],
    ['a string in place of fields', 3, 'nav', 'must be fields', ['title: A', 'nav: A']],
    ['an empty string', 2, 'title', 'must not be empty', ['title: ""']],
  ])('names file, line and field of %s', (_what, line, field, problem, lines) => {
    expect(() => read('---', ...lines, '---')).toThrow(
      `pages/A/page.md:${line}: front matter field "${field}": ${problem}`,
    );
  });

  it.each([
    ['a list', '- title'],
    ['a string', 'title'],
    ['a number', '7'],
  ])('refuses %s in place of fields', (_what, line) => {
    expect(() => read('---', line, '---')).toThrow('pages/A/page.md:1: the front matter must be fields');
  });

  it('throws a ContentError', () => {
    expect(() => read('Text')).toThrow(ContentError);
  });
});

describe('several problems', () => {
  const problems = (...lines: string[]) => {
    try {
      read('---', ...lines, '---');
    } catch (error) {
      return problemsOf(error).map(({ message }) => message.replace('pages/A/page.md:', ''));
    }
  };

  it('are all reported, each by its line', () => {
    expect(problems('title: ""', 'nav: { label: A, order: first }', 'color: red')).toEqual([
      '2: front matter field "title": must not be empty',
      '3: front matter field "nav.order": must be a number',
      '4: front matter field "color": is unknown. Remove it, or correct its spelling.',
    ]);
    expect(problems('title: "A', 'title: B')).toHaveLength(1);
    expect(problems('title: A', 'title: B', 'nav: A', 'nav: B')).toHaveLength(2);
  });

  it('are every unknown field, and the missing ones that none of them was meant to be', () => {
    const found = problems('color: red', 'titel: A', 'nav: { label: A, icon: x, colour: y }', 'size: 1');
    expect(found?.map((text) => text.replace(/(unknown|missing)\..*/, '$1'))).toEqual([
      '4: front matter field "nav.order": is missing',
      '4: front matter field "nav.icon": is unknown',
      '2: front matter field "color": is unknown',
      '4: front matter field "nav.colour": is unknown',
      '3: front matter field "titel": is unknown',
      '5: front matter field "size": is unknown',
    ]);
  });

  it('name the field that a misspelled one was meant to be, and do not report it as missing', () => {
    expect(problems('titel: A')).toEqual([
      '2: front matter field "titel": is unknown. Remove it, or correct its spelling. Did you mean "title"?',
    ]);
  });
});

describe('readField', () => {
  const source = [
    '---',
    'title: >-',
    '  kind: no',
    'topics: [a,',
    '  b]',
    'kind: bug',
    'rest: "',
    '---',
    'kind: c',
  ].join('\n');

  it.each([
    ['kind', 'bug'],
    ['topics', ['a', 'b']],
    ['title', 'kind: no'],
    ['rest', undefined],
    ['nothing', undefined],
  ])('reads %s alone', (name, value) => {
    expect(readField(source, name)).toEqual(value);
    expect(readField(source.replaceAll('\n', '\r\n'), name)).toEqual(value);
  });

  it('finds nothing where there is no front matter', () => {
    expect(readField('kind: bug', 'kind')).toBeUndefined();
  });
});
