/** The first words of a text, as a search engine shows them. @param longest in characters */
export function beginningOf(text: string, longest = 155): string {
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 1))} …`;
}
