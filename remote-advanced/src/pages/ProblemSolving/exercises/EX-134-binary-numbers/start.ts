/**
 * The binary digits of a whole number, with a minus sign before those of a negative one.
 * @throws RangeError unless the number is a safe integer
 */
export function binaryConvert(n: number): string {
  throw new Error('Not implemented');
}

/** Whether a number is 1, 2, 4, 8 and so on. */
export function isPowerOfTwo(n: number): boolean {
  throw new Error('Not implemented');
}

/**
 * How many binary digits of a number are 1.
 * @throws RangeError unless the number is a safe integer of at least 0
 */
export function countBits(n: number): number {
  throw new Error('Not implemented');
}
