import { expect, it } from 'vitest';
import { marked } from './marked.ts';

const shown = (text: string, terms: string[]) =>
  marked(text, terms)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['What is a closure?', ['closure'], 'What is a [closure]?'],
  ['Closure or #private field', ['closure', 'field'], '[Closure] or #private [field]'],
  ['useEffect runs', ['effect'], '[useEffect] runs'],
  ['No match', ['closure'], 'No match'],
  ['', ['closure'], ''],
])('marks in "%s" the words %j', (text, terms, expected) => {
  expect(shown(text, terms)).toBe(expected);
});

it('leaves the text as it is', () => {
  const text = 'a <b>&amp; [x] => …';
  expect(
    marked(text, ['b', 'x'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
