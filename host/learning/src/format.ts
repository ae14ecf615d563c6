/** Formats a date such as `2026-11-21` for readers: 21 November 2026. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/**
 * Makes a function that formats dates in the reader's time zone. Its format is made with the first date: the first one in a tab
 * takes a slow phone 60 ms, and most pages that can show dates show none to a new reader.
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en', options);
    return format.format(date);
  };
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

/** A number with its noun: `1 page`, `2 pages`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : pluralOf(noun)}`;
}

/** The plural of a noun: `pages`, `case studies`. */
export function pluralOf(noun: string): string {
  return noun.replace(/([^aeiou])y$/, '$1ie').concat('s');
}
