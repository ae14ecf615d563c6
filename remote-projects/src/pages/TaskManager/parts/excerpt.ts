const longest = 60;

/** The beginning of a string, at most 60 characters, for places where the whole string is too long. */
export function excerpt(text: string): string {
  const characters = [...text.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
