import type { Query, QueryCombination } from 'minisearch';
import { synonymsOf } from './synonyms.ts';
import { stemOf } from './words.ts';

/** What a word counts that the reader did not type. */
const related = 0.6;

/**
 * The ways to search for words, the strictest first: all of them, by their beginnings, related forms and synonyms; all of them
 * with typos; and some of them with typos.
 * @param words in lower case, at least one
 */
export function expandQuery(words: readonly string[]): Query[] {
  const all = { combineWith: 'AND', queries: words.map((word) => alternatives(word)) } as const;
  const misspelled = { combineWith: 'AND', queries: words.map(withTypos) } as const;
  const some = { combineWith: 'OR', queries: words.map(withTypos) } as const;
  return words.length > 1 ? [all, misspelled, some] : [all, misspelled];
}

/** A word by its beginning, the words related to it by their form, and its synonyms. */
function alternatives(word: string): QueryCombination {
  const stem = stemOf(word);
  const byStem = stem === word ? [] : [{ queries: [stem], prefix: true, boostTerm: () => related }];
  const bySynonym = synonymsOf(word).map((synonym) => ({
    ...{ queries: [synonym], combineWith: 'AND' as const, prefix: true },
    boostTerm: () => related,
  }));
  return { combineWith: 'OR', queries: [{ queries: [word], prefix: word.length > 1 }, ...byStem, ...bySynonym] };
}

/** The same, and words that differ in one or two letters. */
function withTypos(word: string): QueryCombination {
  const { queries } = alternatives(word);
  return { combineWith: 'OR', queries: [...queries, { queries: [word], fuzzy: typosIn(word) }] };
}

/** How many letters may differ: none in a short word. */
function typosIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
