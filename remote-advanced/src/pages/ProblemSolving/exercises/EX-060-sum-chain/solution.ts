/** A sum that accepts more numbers, and counts as its total wherever a number or a string is needed. */
export interface Sum {
  (): number;
  (first: number, ...more: number[]): Sum;
}

/** Adds numbers over any number of calls; a call without arguments returns the total. */
export function sum(): number;
export function sum(first: number, ...more: number[]): Sum;
export function sum(...numbers: number[]): Sum | number {
  return addTo(0, numbers);
}

function addTo(total: number, numbers: readonly number[]): Sum | number {
  if (numbers.length === 0) return total;
  const next = numbers.reduce((before, number) => before + number, total);
  const chain = (...more: number[]) => addTo(next, more);
  return Object.assign(chain, { [Symbol.toPrimitive]: () => next }) as Sum;
}
