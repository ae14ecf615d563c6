import * as v from 'valibot';
import { parseFile } from './parse-file.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const id = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{3}$/, 'must be an id such as JS-065'));
const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits'));
const address = v.pipe(
  v.string(),
  v.regex(
    /^\/[A-Za-z][\w-]*(?:#[A-Z]{2}-\d{3}|(?:\/entries)?\/[a-z0-9-]+)$/,
    'must be a page and the word of an entry, such as /javascript/deep-copy; older sections have the id, as in /javascript#JS-065',
  ),
);

const item = v.object({
  id,
  /** `question`, `predict`, `bug`, `exercise`, `challenge` or `case-study`; later versions may add more. */
  kind: text,
  title: text,
  level: text,
  topics: v.array(text),
  /** Its own page. In older sections, its place in a list. */
  address,
  /** Further addresses, which lead to this one: those of earlier names of its file. */
  aliases: v.optional(v.array(address)),
  /** All its words in older sections. Now it is empty: search has a file of its own, and hosts released before 2026-11-23 demand the field. */
  text: v.optional(v.string(), ''),
  /** How it begins, for search engines and feeds. Older sections have none. */
  summary: v.optional(v.string()),
  /** Changes when anything in the entry changes. */
  version,
  /** The day on which its author last reviewed it, such as `2026-11-21`. Older sections have none. */
  reviewedOn: v.optional(v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-21'))),
});

const items = v.array(item);

/** A question, a snippet, a bug, an exercise, a challenge or a case study, as data. */
export type Item = v.InferOutput<typeof item>;

/** The address of the page that lists an item. */
export function pageOfItem({ address }: Pick<Item, 'address'>): string {
  return address.replace(/(?:#|(?:\/entries)?\/)[^#/]+$/, '');
}

/**
 * Checks an already parsed `items.json`: what a section has to learn from, for review and lists over all sections without
 * running their code.
 * @param input any value
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseItems(input: unknown, source: string): Item[] {
  return parseFile(items, input, source);
}
