import * as v from 'valibot';
import { parseFile } from './parse-file.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const address = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z][\w/-]*$/, 'must be an address on the site, such as /javascript/deep-copy'),
);

const searchEntry = v.object({
  id: text,
  /** `question`, `predict`, `bug`, `exercise` or `case-study`; later versions may add more. */
  kind: text,
  title: text,
  address,
  topics: v.array(text),
  /** How it begins, for the excerpt in the results. */
  summary: v.string(),
  /** Further words that it is about, the most distinctive ones of its text. */
  words: v.string(),
});

const searchPage = v.object({ address, headings: v.array(v.object({ id: text, text })) });

const searchFile = v.object({ entries: v.array(searchEntry), pages: v.array(searchPage) });

/** What readers can find in a section: `search.json`. Titles, summaries and aliases of its pages are in the registry. */
export type SearchFile = v.InferOutput<typeof searchFile>;
export type SearchEntry = SearchFile['entries'][number];
export type SearchPage = SearchFile['pages'][number];

/**
 * Checks an already parsed `search.json`.
 * @param input any value
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseSearchFile(input: unknown, source: string): SearchFile {
  return parseFile(searchFile, input, source);
}
