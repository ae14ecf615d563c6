import { expect, it } from 'vitest';
import { type AnkiNote, formatAnkiFile } from './anki-file.ts';
import { fieldsOf, parseAnkiFile } from './testing/parse-anki-file.ts';

const note = (change: Partial<AnkiNote>): AnkiNote => ({
  ...{ guid: 'a:JS-001', deck: 'Deck::Part', front: '<p>front</p>', back: '<p>back</p>', tags: ['a::b', 'c'] },
  ...change,
});

it('names the separator first, and the columns of what is no field of a note', () => {
  const text = formatAnkiFile([note({})]);
  expect(text.startsWith('#separator:Tab\n#html:true\n')).toBe(true);
  const { headers, rows } = parseAnkiFile(text);
  const [row = []] = rows;
  const column = (key: string) => row[Number(headers.get(key)) - 1];
  expect(['guid column', 'deck column', 'tags column'].map(column)).toEqual(['a:JS-001', 'Deck::Part', 'a::b c']);
  expect(fieldsOf({ headers, rows })).toEqual([['<p>front</p>', '<p>back</p>']]);
  expect(Object.fromEntries(headers)).toMatchObject({ notetype: 'Basic', 'if matches': 'update current' });
});

it.each([
  ['a tab', 'one\ttwo'],
  ['quotation marks', '<a href="/x">"quoted", "" and "</a>'],
  ['lines', 'one\ntwo\r\nthree\n'],
  ['a number sign at the start', '#1 is no comment'],
  ['nothing', ''],
  ['other scripts', 'Äpfel – 苹果 🍎'],
])('reads back a field with %s', (_name, field) => {
  const notes = [note({ guid: field, front: field, back: field }), note({ back: field })];
  const { rows } = parseAnkiFile(formatAnkiFile(notes));
  expect(rows.map(([guid, , front, back]) => [guid, front, back])).toEqual(
    notes.map(({ guid, front, back }) => [guid, front, back]),
  );
});
