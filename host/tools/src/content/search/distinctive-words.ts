import { isFiller, tokensIn } from '@site/learning/search';

/** How many words of each text are kept. */
const kept = 7;

/** In the middle of a name such as `hasOwnProperty`, by which readers search. */
const camelCase = /\p{Ll}\p{Lu}/u;

/**
 * The words that set each text apart from the others, by TF-IDF: frequent in it, in few of the others. A word that occurs once
 * in a single text is a name in its code, or a slip, and left out. A name that is in several texts and sets none of them apart is
 * kept of the text that has it most often, so that it is found.
 * @param taken for each text, what is searched anyway, such as its title
 * @returns for each text its words in lower case, the most distinctive first
 */
export function distinctiveWords(texts: readonly string[], taken: readonly string[]): string[][] {
  const counted = texts.map(countWords);
  const spread = new Map<string, number>();
  for (const word of counted.flatMap((counts) => [...counts.keys()])) spread.set(word, (spread.get(word) ?? 0) + 1);
  const words = counted.map((counts, at) => {
    const known = countWords(taken[at] ?? '');
    const weight = ([word, count]: [string, number]) =>
      (1 + Math.log(count)) * Math.log(texts.length / (spread.get(word) ?? 1));
    const further = [...counts].filter(([word, count]) => !known.has(word) && (count > 1 || spread.get(word) !== 1));
    return further
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, kept)
      .map(([word]) => word);
  });
  const found = new Set([...taken.flatMap((text) => [...countWords(text).keys()]), ...words.flat()]);
  for (const name of namesIn(texts))
    if (!found.has(name) && (spread.get(name) ?? 0) > 1) words[textWithMost(counted, name)]?.push(name);
  return words;
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

/** The names in camel case, in lower case. */
function namesIn(texts: readonly string[]): Set<string> {
  const names = texts.flatMap(tokensIn).filter((token) => camelCase.test(token));
  return new Set(names.map((name) => name.toLowerCase()));
}

/** The index of the text in which a word is most often; the first of several. */
function textWithMost(counted: readonly Map<string, number>[], word: string): number {
  const counts = counted.map((counts) => counts.get(word) ?? 0);
  return counts.indexOf(Math.max(...counts));
}
