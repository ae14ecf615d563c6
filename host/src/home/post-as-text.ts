import { RemoteDataError } from '@site/sdk/remote-data';

/**
 * A post as text, with every field of the response. It is checked by hand, because the start page needs no schema library for
 * two fields.
 * @throws RemoteDataError naming what is missing
 */
export function postAsText(json: unknown): string {
  const problem = problemOf(json);
  if (problem) throw new RemoteDataError(`The answer is not a post: ${problem}.`);
  return JSON.stringify(json, null, 2);
}

function problemOf(json: unknown): string | null {
  if (json === null) return 'it is null';
  if (Array.isArray(json)) return 'it is a list';
  if (typeof json !== 'object') return `it is a ${typeof json}`;
  if (!('id' in json && Number.isSafeInteger(json.id))) return '"id" is no whole number';
  if (!('title' in json && typeof json.title === 'string')) return '"title" is no text';
  return null;
}
