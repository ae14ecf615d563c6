import { describe, expect, test } from 'vitest';
import { compareVersions } from './solution';

/** Makes sure that the first version is older, in both directions. */
function expectOlder(older: string, newer: string): void {
  expect([older, newer, compareVersions(older, newer)]).toEqual([older, newer, -1]);
  expect([newer, older, compareVersions(newer, older)]).toEqual([newer, older, 1]);
}

/** Makes sure that two versions are the same, in both directions; -0 is as good as 0. */
function expectSame(a: string, b: string): void {
  expect([a, b, compareVersions(a, b) + 0]).toEqual([a, b, 0]);
  expect([b, a, compareVersions(b, a) + 0]).toEqual([b, a, 0]);
}

describe('releases', () => {
  test.each([
    ['1.0.0', '2.0.0'],
    ['1.2.0', '1.3.0'],
    ['1.2.3', '1.2.4'],
    ['1.9.9', '2.0.0'],
    ['2.1', '10.0'],
  ])('%s is older than %s', expectOlder);

  test('are compared by number and not as text', () => {
    expectOlder('1.9', '1.10');
    expectOlder('1.2.9', '1.2.10');
    expectOlder('9', '10');
  });

  test('are the same when they are equal', () => {
    expectSame('1.2.3', '1.2.3');
    expectSame('0', '0');
  });

  test('have zeros at the end that may be left out', () => {
    expectSame('1', '1.0');
    expectSame('1.0', '1.0.0.0');
    expectOlder('1', '1.0.1');
    expectOlder('1.0.9', '1.1');
  });

  test('are not decimals', () => {
    expectOlder('1.5', '1.25');
    expectOlder('1.02', '1.10');
  });

  test('may have leading zeros', () => {
    expectSame('1.01', '1.1');
    expectSame('01.002', '1.2');
    expectOlder('1.007', '1.8');
  });

  test('may have many segments, and large ones', () => {
    expectOlder('1.2.3.4.5', '1.2.3.4.6');
    expectOlder('1.20261123120000', '1.20261123120001');
  });
});

describe('pre-releases', () => {
  test('come before their release and after the one before', () => {
    expectOlder('1.0.0-alpha', '1.0.0');
    expectOlder('0.9.9', '1.0.0-alpha');
    expectOlder('1.0.0', '1.0.1-alpha');
  });

  test('are in the order of Semantic Versioning', () => {
    const versions = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
    ];
    for (const [index, older] of versions.entries()) {
      for (const newer of versions.slice(index + 1)) expectOlder(older, newer);
    }
  });

  test('compare numbers as numbers and put them before words', () => {
    expectOlder('1.0.0-rc.9', '1.0.0-rc.10');
    expectOlder('1.0.0-9', '1.0.0-10');
    expectOlder('1.0.0-999', '1.0.0-a');
    expectOlder('1.0.0-2', '1.0.0-10a');
    expectOlder('1.0.0-1', '1.0.0--x');
    expectOlder('1.0.0-1.a', '1.0.0-1.a.0');
  });

  test('compare words by character code, upper case first', () => {
    expectOlder('1.0.0-Beta', '1.0.0-alpha');
    expectOlder('1.0.0-rc10', '1.0.0-rc9');
  });

  test('may hold hyphens', () => {
    expectOlder('1.0.0-x-1', '1.0.0-x-2');
    expectOlder('1.0.0-a-2', '1.0.0-b-1');
    expectOlder('1.0.0-a-b', '1.0.0-a-c.1');
    expectSame('1.0.0-a-b', '1.0.0-a-b');
  });

  test('count zeros at the end of the release as missing too', () => {
    expectSame('1-beta', '1.0.0-beta');
    expectOlder('1.0-beta', '1');
  });

  test('with more identifiers come later, also when these are zeros', () => {
    expectOlder('1.0.0-alpha', '1.0.0-alpha.0');
  });
});

test('what follows a plus does not count', () => {
  expectSame('1.0.0+build.1', '1.0.0+build.2');
  expectSame('1.0.0+linux-x64', '1.0.0');
  expectSame('1.0.0-rc.1+5', '1.0.0-rc.1');
  expectOlder('1.0.0-rc.1+9', '1.0.0+1');
});

test('can be the comparator of a sort', () => {
  const versions = ['1.10.0', '1.9.0', '1.10.0-rc.1', '1.0', '2'];
  expect(versions.toSorted(compareVersions)).toEqual(['1.0', '1.9.0', '1.10.0-rc.1', '1.10.0', '2']);
});
