import { describe, expect, test } from 'vitest';
import { Trie } from './solution';

function trieOf(...words: string[]): Trie {
  const trie = new Trie();
  for (const word of words) trie.insert(word);
  return trie;
}

test('is empty at first', () => {
  const trie = new Trie();
  expect([trie.size, trie.has('a'), trie.has(''), trie.delete('a')]).toEqual([0, false, false, false]);
  expect([trie.complete(''), trie.complete('a')]).toEqual([[], []]);
});

describe('insert and has', () => {
  test('find whole words, not prefixes or longer words', () => {
    const trie = trieOf('tea');
    expect(['tea', 'te', 'teas', 't', 'eat', ''].map((word) => trie.has(word))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('accept a prefix of a word as a word, in either order', () => {
    expect(trieOf('teapot', 'tea').complete('')).toEqual(['tea', 'teapot']);
    expect(trieOf('tea', 'teapot').complete('')).toEqual(['tea', 'teapot']);
  });

  test('count a word once', () => {
    const trie = trieOf('a', 'ab', 'a', 'ab', 'a');
    expect(trie.size).toBe(2);
  });

  test('tell uppercase from lowercase letters', () => {
    const trie = trieOf('Tea');
    expect([trie.has('tea'), trie.complete('t'), trie.complete('T')]).toEqual([false, [], ['Tea']]);
  });

  test('accept the empty string', () => {
    const trie = trieOf('', 'a');
    expect([trie.has(''), trie.size, trie.complete('')]).toEqual([true, 2, ['', 'a']]);
    expect([trie.delete(''), trie.has(''), trie.has('a'), trie.size]).toEqual([true, false, true, 1]);
  });

  test('accept any character, even those that programs use as markers', () => {
    const words = ['*', '$', '#', '.', '\0', '_', ' ', 'end', 'constructor', '__proto__', 'isWord', '😀', 'ﬁ', 'é'];
    const trie = new Trie();
    for (const word of words) {
      expect(trie.has(word)).toBe(false);
      trie.insert(word);
      expect(trie.has(word)).toBe(true);
    }
    expect(trie.complete('')).toEqual(words.toSorted());
    for (const mark of ['*', '$', '#', '.', '\0', '_']) {
      expect(trie.has(`end${mark}`)).toBe(false);
      expect(trie.complete(`end${mark}`)).toEqual([]);
    }
  });
});

test('words may have 500 characters', () => {
  const long = 'a'.repeat(499);
  const trie = trieOf(`${long}b`, `${long}a`, 'a');
  expect(trie.complete('aa')).toEqual([`${long}a`, `${long}b`]);
  expect([trie.delete(`${long}b`), trie.complete('')]).toEqual([true, ['a', `${long}a`]]);
});

describe('complete', () => {
  const sample = () => trieOf('tea', 'ten', 'to', 'inn', 'in', 'teapot', 'Ten', 'tent');

  test('lists the words with a prefix in order', () => {
    const trie = sample();
    expect(trie.complete('te')).toEqual(['tea', 'teapot', 'ten', 'tent']);
    expect(trie.complete('i')).toEqual(['in', 'inn']);
  });

  test('lists the prefix itself when it is a word', () => {
    const trie = sample();
    expect([trie.complete('tea'), trie.complete('tent')]).toEqual([['tea', 'teapot'], ['tent']]);
  });

  test('finds nothing for a prefix that no word has', () => {
    const trie = sample();
    expect([trie.complete('x'), trie.complete('tex'), trie.complete('tents')]).toEqual([[], [], []]);
  });

  test('lists everything for the empty prefix, uppercase letters first', () => {
    const trie = sample();
    expect(trie.complete('')).toEqual(['Ten', 'in', 'inn', 'tea', 'teapot', 'ten', 'tent', 'to']);
  });

  test('stops at the limit with the first words in order', () => {
    const trie = sample();
    expect(trie.complete('te', 2)).toEqual(['tea', 'teapot']);
    expect(trie.complete('', 1)).toEqual(['Ten']);
    expect(trie.complete('te', 4)).toHaveLength(4);
    expect(trie.complete('te', 9)).toHaveLength(4);
  });

  test('returns an empty array for the limit 0', () => {
    const trie = sample();
    expect([trie.complete('te', 0), trie.complete('', 0)]).toEqual([[], []]);
  });

  test('returns a new array, and changes nothing', () => {
    const trie = sample();
    trie.complete('te').push('tennis');
    expect([trie.complete('te').length, trie.size]).toEqual([4, 8]);
  });

  test('sorts many words as sort does', () => {
    const words = Array.from({ length: 500 }, (_, index) => ((index * 7919) % 1009).toString(6));
    const trie = trieOf(...words);
    expect(trie.complete('')).toEqual([...new Set(words)].sort());
    expect(trie.complete('1')).toEqual([...new Set(words)].filter((word) => word.startsWith('1')).sort());
  });
});

test('completes fast among 60,000 words', () => {
  const trie = trieOf(...Array.from({ length: 60_000 }, (_, index) => `${index + 10_000}`));
  let found = 0;
  for (let prefix = 20_000; prefix < 50_000; prefix += 1) found += trie.complete(`${prefix}`).length;
  expect(found).toBe(30_000);
});

describe('delete', () => {
  test('removes a word, and only once', () => {
    const trie = trieOf('tea', 'to');
    expect([trie.delete('tea'), trie.delete('tea'), trie.has('tea'), trie.size]).toEqual([true, false, false, 1]);
    expect(trie.complete('')).toEqual(['to']);
  });

  test('keeps longer words', () => {
    const trie = trieOf('tea', 'teapot');
    trie.delete('tea');
    expect([trie.has('teapot'), trie.complete('t')]).toEqual([true, ['teapot']]);
  });

  test('keeps shorter words and those that share a prefix', () => {
    const trie = trieOf('te', 'teapot', 'team');
    trie.delete('teapot');
    expect([trie.complete('te'), trie.size]).toEqual([['te', 'team'], 2]);
    trie.delete('team');
    expect([trie.complete(''), trie.size]).toEqual([['te'], 1]);
  });

  test('refuses a prefix and a longer word', () => {
    const trie = trieOf('tea');
    expect([trie.delete('te'), trie.delete('teas'), trie.delete(''), trie.size]).toEqual([false, false, false, 1]);
    expect(trie.has('tea')).toBe(true);
  });

  test('lets a word be inserted again', () => {
    const trie = trieOf('tea');
    trie.delete('tea');
    trie.insert('tea');
    expect([trie.complete('t'), trie.size]).toEqual([['tea'], 1]);
  });
});
