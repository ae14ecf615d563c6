/** The text on the page, with single spaces: elements that are blocks are apart from each other, and hidden text is left out. */
export function shownText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent joins the texts of blocks, so that "Page 1 of 1" and "7 people" are one number
  return document.body.innerText.replaceAll(/\s+/g, ' ').trim();
}
