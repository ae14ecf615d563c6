const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Formats a date such as `2026-11-21` for readers: 21 November 2026. */
export function formatDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** Formats words as a list in a sentence: a, b and c. */
export function formatList(words: string[]): string {
  return listFormat.format(words);
}

/** Words with a capital at their start. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a noun: `pages`, `case studies`. */
export function pluralOf(noun: string): string {
  return noun.replace(/([^aeiou])y$/, '$1ie').concat('s');
}
