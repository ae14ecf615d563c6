import { describe, expect, test } from 'vitest';
import { isBalanced } from './solution';

describe('isBalanced', () => {
  test.each(['()', '[]', '{}'])('accepts the pair %s', (pair) => {
    expect(isBalanced(pair)).toBe(true);
  });

  test('accepts pairs one after the other', () => {
    expect(isBalanced('()[]{}')).toBe(true);
  });

  test('accepts nested pairs', () => {
    expect(isBalanced('{[()]}')).toBe(true);
  });

  test('refuses pairs that cross', () => {
    expect(isBalanced('([)]')).toBe(false);
  });

  test('refuses a closing bracket of another kind', () => {
    expect(isBalanced('(]')).toBe(false);
    expect(isBalanced('{)')).toBe(false);
  });

  test('refuses a closing bracket that comes first', () => {
    expect(isBalanced(')(')).toBe(false);
  });

  test('refuses an opening bracket that is left over', () => {
    expect(isBalanced('(()')).toBe(false);
    expect(isBalanced('{')).toBe(false);
  });

  test('refuses a closing bracket that is left over', () => {
    expect(isBalanced('())')).toBe(false);
  });

  test('ignores other characters', () => {
    expect(isBalanced('const [a] = useState(() => ({ b: 1 })); // <ok>')).toBe(true);
    expect(isBalanced('call(a, [b)')).toBe(false);
  });

  test('accepts strings without brackets', () => {
    expect(isBalanced('')).toBe(true);
    expect(isBalanced('plain < text >')).toBe(true);
  });

  test('handles deep nesting', () => {
    expect(isBalanced('['.repeat(50_000) + ']'.repeat(50_000))).toBe(true);
    expect(isBalanced('['.repeat(50_000) + ']'.repeat(49_999))).toBe(false);
  });
});
