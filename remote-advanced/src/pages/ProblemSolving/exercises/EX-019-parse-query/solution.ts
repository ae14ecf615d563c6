/** A value of a query: a string, or the strings of a repeated key. */
export type Query = Record<string, string | string[]>;

/** What `buildQuery` accepts. Missing values are left out. */
export type Params = Record<string, Param | readonly Param[]>;
export type Param = string | number | boolean | null | undefined;

/**
 * Reads the parameters of a query.
 * @param query as in an address, with or without the question mark
 * @returns a value for each key, and a list for a key that is repeated
 */
export function parseQuery(query: string): Query {
  const values = new Map<string, string | string[]>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const { key, value } = readPair(pair);
    const known = values.get(key);
    if (Array.isArray(known)) known.push(value);
    else values.set(key, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(values);
}

/**
 * Writes a query without a question mark.
 * @returns the parameters in their order, encoded by `encodeURIComponent`; a key for each item of a list
 */
export function buildQuery(params: Params): string {
  return Object.entries(params)
    .flatMap(([key, value]) => [value].flat().map((item) => ({ key, item })))
    .filter(({ item }) => item !== null && item !== undefined)
    .map(({ key, item }) => `${encodeURIComponent(key)}=${encodeURIComponent(String(item))}`)
    .join('&');
}

/** Splits a pair at its first equals sign. */
function readPair(pair: string): { key: string; value: string } {
  const [key = '', ...rest] = pair.split('=');
  return { key: decode(key), value: decode(rest.join('=')) };
}

/** Decodes pluses and percent signs. A percent sign without two digits after it stays. */
function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[\da-fA-F]{2})+/g, (bytes) => decodeURIComponent(bytes));
}
