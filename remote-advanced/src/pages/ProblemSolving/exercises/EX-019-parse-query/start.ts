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
  throw new Error('Not implemented');
}

/**
 * Writes a query without a question mark.
 * @returns the parameters in their order, encoded by `encodeURIComponent`; a key for each item of a list
 */
export function buildQuery(params: Params): string {
  throw new Error('Not implemented');
}
