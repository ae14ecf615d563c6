/**
 * Picks from the candidates of a `srcset` with width descriptors: the smallest one with enough pixels, otherwise the largest.
 * The standard leaves the choice to the browser; Chromium chooses like this.
 * @param widths the `w` descriptors in px, ascending, at least one
 * @param slot the width the image will have, in CSS px
 * @param density device pixels per CSS pixel
 * @see https://html.spec.whatwg.org/multipage/images.html#selecting-an-image-source
 */
export function pickCandidate(widths: number[], slot: number, density: number): number {
  return widths.find((width) => width / slot >= density) ?? widths.at(-1) ?? 0;
}
