const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Up to three thousands; hundreds, tens and ones, each in one of nine ways or left out. */
const standardForm = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/**
 * The value of a Roman numeral.
 * @throws RangeError unless it is the standard form of a number from 1 to 3999
 */
export function romanToInt(s: string): number {
  if (s === '' || !standardForm.test(s)) throw new RangeError(`"${s}" is not a Roman numeral`);
  let total = 0;
  let following = 0;
  for (const letter of [...s].reverse()) {
    const value = values[letter] ?? 0;
    total += value < following ? -value : value;
    following = value;
  }
  return total;
}
