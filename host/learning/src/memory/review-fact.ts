import type { TableFact } from './schedule.ts';

export type { TableFact };

/**
 * Takes a row of a table into review; the code that saves it is loaded for this.
 * @returns whether it is new
 * @throws DOMException when the browser does not save it
 */
export async function reviewFact(fact: TableFact): Promise<boolean> {
  const { addFact } = await import('./schedule-store.ts');
  return addFact(fact);
}
