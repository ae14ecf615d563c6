import { closest, distance } from 'fastest-levenshtein';

/**
 * Suggests the known word that a misspelled one was probably meant to be.
 * @param known the words that would be right
 * @param lettersPerTypo the length of a word for each letter that may differ; at most two letters may differ
 * @returns the nearest word; undefined when none is close
 */
export function suggestion(word: string, known: readonly string[], lettersPerTypo = 1.5): string | undefined {
  const nearest = known.length > 0 ? closest(word, known) : undefined;
  if (nearest === undefined) return undefined;
  return distance(word, nearest) <= Math.min(2, word.length / lettersPerTypo) ? nearest : undefined;
}

/** The end of an error message: ` Did you mean "level"?`, or nothing when no known word is close. */
export function didYouMean(word: unknown, known: readonly string[]): string {
  const nearest = typeof word === 'string' ? suggestion(word, known) : undefined;
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
