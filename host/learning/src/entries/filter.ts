/** Which entries a reader wants to see. An empty string means all of them. */
export interface Filter {
  level: string;
  topic: string;
  kind: string;
  /** Words that an entry holds, all of them. */
  words: string;
}

export const noFilter: Filter = { level: '', topic: '', kind: '', words: '' };

/** The names of the fields in the address. */
const names: Record<keyof Filter, string> = { level: 'level', topic: 'topic', kind: 'kind', words: 'q' };
const fields = Object.keys(names) as (keyof Filter)[];

/** The filter that a query string holds. */
export function filterOf(search: string): Filter {
  const params = new URLSearchParams(search);
  const filter = { ...noFilter };
  for (const field of fields) filter[field] = params.get(names[field]) ?? '';
  return filter;
}

/** The query string with a filter in it; other parameters stay. */
export function searchOf(filter: Filter, search: string): string {
  const params = new URLSearchParams(search);
  for (const field of fields) {
    if (filter[field]) params.set(names[field], filter[field]);
    else params.delete(names[field]);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether it leaves anything out. */
export function isActive(filter: Filter): boolean {
  return fields.some((field) => filter[field].trim() !== '');
}
