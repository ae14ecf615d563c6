/**
 * The binary digits of a whole number, with a minus sign before those of a negative one.
 * @throws RangeError unless the number is a safe integer
 */
export function binaryConvert(n: number): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is not a safe integer`);
  let digits = '';
  let rest = Math.abs(n);
  do {
    digits = (rest % 2) + digits;
    rest = Math.floor(rest / 2);
  } while (rest > 0);
  return n < 0 ? `-${digits}` : digits;
}

/** Whether a number is 1, 2, 4, 8 and so on. */
export function isPowerOfTwo(n: number): boolean {
  let rest = n;
  while (rest > 1 && rest % 2 === 0) rest /= 2;
  return rest === 1;
}

/**
 * How many binary digits of a number are 1.
 * @throws RangeError unless the number is a safe integer of at least 0
 */
export function countBits(n: number): number {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is not a safe integer of at least 0`);
  let count = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}
