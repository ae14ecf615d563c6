import { isFiller, tokensIn } from '@site/learning/search';

/** How many words of each text are kept. */
const kept = 7;

/**
 * The words that set each text apart from the others, by TF-IDF: frequent in it, in few of the others. A word that occurs once
 * in a single text is a name in its code, or a slip, and left out.
 * @param taken for each text, what is searched anyway, such as its title
 * @returns for each text its words in lower case, the most distinctive first
 */
export function distinctiveWords(texts: readonly string[], taken: readonly string[]): string[][] {
  const counted = texts.map(countWords);
  const spread = new Map<string, number>();
  for (const word of counted.flatMap((counts) => [...counts.keys()])) spread.set(word, (spread.get(word) ?? 0) + 1);
  return counted.map((counts, at) => {
    const known = countWords(taken[at] ?? '');
    const weight = ([word, count]: [string, number]) =>
      (1 + Math.log(count)) * Math.log(texts.length / (spread.get(word) ?? 1));
    const further = [...counts].filter(([word, count]) => !known.has(word) && (count > 1 || spread.get(word) !== 1));
    return further
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, kept)
      .map(([word]) => word);
  });
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokensIn(text)) {
    const word = token.toLowerCase();
    if (word.length < 3 || isFiller(word) || /^\d/.test(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
