import { describe, expect, it } from 'vitest';
import { readUsername } from './read-username.ts';

it.each([
  ['asha', 'asha'],
  [' Zoë ', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['n-1_x', 'n-1_x'],
  ['नूर', 'नूर'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('takes %j', (text, username) => {
  expect(readUsername(text)).toEqual({ status: 'valid', username });
});

it.each([[undefined], [''], ['   ']])('takes %j for no name at all', (text) => {
  expect(readUsername(text)).toEqual({ status: 'none' });
});

describe('refuses', () => {
  it.each([
    ['a path', '../../x'],
    ['a slash', 'café/bar'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a lone percent sign', '%'],
    ['an emoji', '🙂'],
    ['a leading hyphen', '-x'],
    ['a second line', 'asha\nnoor'],
    ['a null character', 'a\0b'],
  ])('%s', (_kind, text) => {
    expect(readUsername(text)).toMatchObject({ status: 'invalid', problem: expect.stringContaining('letters') });
  });

  it('a name that is too long, and says how long it is', () => {
    const problem = 'A username has at most 30 characters. This one has 10000.';
    expect(readUsername('x'.repeat(10_000))).toEqual({ status: 'invalid', problem });
  });
});
