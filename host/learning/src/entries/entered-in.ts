import type { Filter } from './filter.ts';
import { params } from './use-filter.ts';

/** What the fields of a form have, without those that are empty; null when all are. */
export function enteredIn(form: HTMLFormElement): Partial<Filter> | null {
  const data = new FormData(form);
  const values = Object.entries(params).map(([field, name]) => [field, data.get(name)]);
  const entered = values.filter(([, value]) => value);
  return entered.length > 0 ? Object.fromEntries(entered) : null;
}
