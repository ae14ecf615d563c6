/** The largest number that divides both; 0 for two zeros. */
export function gcd(a: number, b: number): number {
  throw new Error('Not implemented');
}

/** The smallest positive number that both divide; 0 when one of them is 0. */
export function lcm(a: number, b: number): number {
  throw new Error('Not implemented');
}

/** Whether a number has exactly two divisors. */
export function isPrime(n: number): boolean {
  throw new Error('Not implemented');
}

/** All primes up to and including a limit. */
export function sieve(limit: number): number[] {
  throw new Error('Not implemented');
}
