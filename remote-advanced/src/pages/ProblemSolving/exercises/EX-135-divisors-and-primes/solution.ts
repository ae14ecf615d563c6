/** The largest number that divides both; 0 for two zeros. */
export function gcd(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The smallest positive number that both divide; 0 when one of them is 0. */
export function lcm(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return Math.abs(a / gcd(a, b)) * Math.abs(b);
}

/** Whether a number has exactly two divisors. */
export function isPrime(n: number): boolean {
  if (!Number.isInteger(n) || n < 2) return false;
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) {
    if (n % divisor === 0) return false;
  }
  return true;
}

/** All primes up to and including a limit. */
export function sieve(limit: number): number[] {
  const primes: number[] = [];
  const isCrossedOut = new Uint8Array(Math.max(0, Math.floor(limit) || 0) + 1);
  for (let number = 2; number <= limit; number += 1) {
    if (isCrossedOut[number]) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= limit; multiple += number) isCrossedOut[multiple] = 1;
  }
  return primes;
}
