/** The fields that a query holds; one that it lacks is empty. @param params the name of each field in the query */
export function readFields<Field extends string>(
  params: Readonly<Record<Field, string>>,
  search: string,
): Record<Field, string> {
  const query = new URLSearchParams(search);
  const state: Record<Field, string> = { ...params };
  for (const field in params) state[field] = query.get(params[field]) ?? '';
  return state;
}

/** The query for some fields, with its `?`; an empty field is left out, and other parameters of the query stay. */
export function writeFields<Field extends string>(
  params: Readonly<Record<Field, string>>,
  state: Readonly<Record<Field, string>>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const field in params) {
    if (state[field]) query.set(params[field], state[field]);
    else query.delete(params[field]);
  }
  const text = query.toString();
  return text && `?${text}`;
}
