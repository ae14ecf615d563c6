import * as v from 'valibot';
import { parseFile } from './parse-file.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const address = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z][\w/-]*$/, 'must be an address on the site, such as /javascript/deep-copy'),
);

/** What is searched of an entry beyond its title; empty in `search.json` where the section has `search-texts.json`. */
const texts = {
  /** How it begins, for the excerpt in the results. */
  summary: v.string(),
  /** Further words that it is about, the most distinctive ones of its text. */
  words: v.string(),
};

const searchEntry = v.object({
  id: text,
  /** `question`, `predict`, `bug`, `exercise`, `challenge` or `case-study`; later versions may add more. */
  kind: text,
  title: text,
  address,
  topics: v.array(text),
  ...texts,
});

const searchTable = v.object({
  label: text,
  /** What comes before the name of a row in the hash of its address. */
  prefix: v.string(),
  /** The names of its rows. */
  rows: v.array(text),
});

const searchPage = v.object({
  address,
  headings: v.array(v.object({ id: text, text })),
  /** The names of its demos, such as `TodoApp`. Older sections have none. */
  demos: v.optional(v.array(text), []),
  /** Its reference tables, of which readers look up rows by name. Older sections have none. */
  tables: v.optional(v.array(searchTable), []),
});

const searchFile = v.object({ entries: v.array(searchEntry), pages: v.array(searchPage) });
const searchTexts = v.object({ entries: v.array(v.object(texts)), pages: v.array(searchPage) });

/** What readers can find in a section: `search.json`. Titles, summaries and aliases of its pages are in the registry. */
export type SearchFile = v.InferOutput<typeof searchFile>;
export type SearchEntry = SearchFile['entries'][number];
export type SearchTable = v.InferOutput<typeof searchTable>;
export type SearchPage = SearchFile['pages'][number];

/** The rest of it, which takes longer to arrive: `search-texts.json`. Its entries are in the order of those in `search.json`. */
export type SearchTexts = v.InferOutput<typeof searchTexts>;

/**
 * Checks an already parsed `search.json`.
 * @param input any value
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseSearchFile(input: unknown, source: string): SearchFile {
  return parseFile(searchFile, input, source);
}

/**
 * Checks an already parsed `search-texts.json`, and joins it with what it belongs to.
 * @param input any value
 * @param titles what the section's `search.json` holds
 * @param source the file or address it came from, for the message
 * @returns everything that readers can find in the section
 * @throws ContractError naming every bad field
 */
export function parseSearchTexts(input: unknown, titles: SearchFile, source: string): SearchFile {
  const { length } = titles.entries;
  const belonging = v.object({
    ...searchTexts.entries,
    entries: v.pipe(searchTexts.entries.entries, v.length(length, `must have the ${length} entries of search.json`)),
  });
  const { entries, pages } = parseFile(belonging, input, source);
  return { entries: titles.entries.map((entry, at) => ({ ...entry, ...entries[at] })), pages };
}
