/** Words, and the operators that readers ask about; other punctuation separates words. */
const token = /[\p{L}\p{N}]+|[=!]==?|=>|\?\?|\?\.|&&|\|\||\+\+|--|\.{3}/gu;

/** The parts of a name such as `useEffect`, `innerHTML` or `BoxModel`. */
const namePart = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}/gu;

/** Words of questions that say nothing of what is asked about. `this` is not one of them. */
const fillers = new Set(
  `a about an and any are as at be by can do does explain for from get has have how i if in into is it its me mean means my of on or
  please re s so such t tell than that the their them then there these they to use used using was we what when where which who why will
  with you your`.split(/\s+/),
);

/** Splits text into words and operators, in the order and the letter case in which they are written. */
export function tokensIn(text: string): string[] {
  return text.match(token) ?? [];
}

/** What a word is found by: itself, and the parts of a name in camel case: `useEffect` is found by `effect`, too. */
export function termsOf(word: string): string[] {
  const whole = word.toLowerCase();
  const parts = word.match(namePart) ?? [];
  return parts.length < 2 ? [whole] : [...new Set([whole, ...parts.map((part) => part.toLowerCase())])];
}

/** How many characters of a query count: pages of pasted text would be searched for seconds. */
const longestQuery = 200;

/** The words of a query that say what it is about, in lower case and each once; all of them when none does. */
export function wordsOfQuery(query: string): string[] {
  const words = [...new Set(tokensIn(query.slice(0, longestQuery)).map((word) => word.toLowerCase()))];
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word says nothing of what a text is about. @param word in lower case */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** A word without its ending, as the beginning of related words: `debouncing` is `debounc`, which begins `debounce`, too. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ed|ers?|ies|es|s|e|y)$/, '');
  return stem.length < 4 ? word : stem;
}
