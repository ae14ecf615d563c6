const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A date such as `2026-11-21` as a reader may read it: 21 November 2026. */
export function spokenDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** Words as a list in a sentence: a, b and c. */
export function spokenList(words: string[]): string {
  return listFormat.format(words);
}

/** A name joined by hyphens as words. */
export function spokenName(name: string): string {
  return name.replaceAll('-', ' ');
}
