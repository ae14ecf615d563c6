import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addStoredTexts, restoreStoredTexts, storedTexts } from './all-texts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const longer = (here: string, other: string) => (here.length >= other.length ? here : other);

it('adds strings under free keys, joins those that can be joined, and leaves the others', () => {
  localStorage.setItem('site:theme', 'dark');
  localStorage.setItem('joined', 'ab');
  const texts = { 'site:theme': 'light', joined: 'abc', tasks: '[]' };
  expect(addStoredTexts(texts, { joined: longer })).toBe(2);
  expect(storedTexts()).toEqual({ 'site:theme': 'dark', joined: 'abc', tasks: '[]' });
  expect(addStoredTexts(texts, { joined: longer })).toBe(0);
});

it('takes back what was added, and leaves other keys', () => {
  localStorage.setItem('joined', 'ab');
  const before = storedTexts();
  addStoredTexts({ joined: 'abc', tasks: '[]' }, { joined: longer });
  localStorage.setItem('later', '1');
  restoreStoredTexts(['joined', 'tasks'], before);
  expect({ ...localStorage }).toEqual({ joined: 'ab', later: '1' });
});

it('changes nothing when the browser refuses one of them', () => {
  localStorage.setItem('joined', 'ab');
  const setItem = Storage.prototype.setItem.bind(localStorage);
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, text) => {
    if (key === 'tasks') throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  });
  expect(() => addStoredTexts({ joined: 'abc', tasks: '[]' }, { joined: longer })).toThrow('full');
  expect({ ...localStorage }).toEqual({ joined: 'ab' });
});
