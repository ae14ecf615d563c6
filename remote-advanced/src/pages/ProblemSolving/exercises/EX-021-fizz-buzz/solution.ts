/**
 * One string for each number from 1 to n: a word for multiples of 3, of 5 and of both, else the number.
 * @param n the last number; nothing is counted for 0 and below
 */
export function fizzBuzz(n: number): string[] {
  const words: string[] = [];
  for (let k = 1; k <= n; k += 1) {
    const word = (k % 3 === 0 ? 'Fizz' : '') + (k % 5 === 0 ? 'Buzz' : '');
    words.push(word || String(k));
  }
  return words;
}
