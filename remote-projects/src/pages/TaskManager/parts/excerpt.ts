const longest = 60;

/** The beginning of a text, at most 60 characters, for where its whole length would be in the way. */
export function excerpt(text: string): string {
  const characters = [...text.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
