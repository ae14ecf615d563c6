/** The first words of a text, as a search engine shows them. */
export function beginningOf(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, text.lastIndexOf(' ', 154))} …`;
}
