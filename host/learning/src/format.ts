/** Formats a date such as `2026-11-21` for readers: 21 November 2026. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/**
 * Formats words as a list in a sentence: a, b and c. Home needs it to hydrate, and the first format of `Intl` that a tab makes
 * takes a slow phone 60 ms.
 */
export function formatList(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Words with a capital at their start. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a noun: `pages`, `case studies`. */
export function pluralOf(noun: string): string {
  return noun.replace(/([^aeiou])y$/, '$1ie').concat('s');
}
