import { clipped, fromOklch, type Linear, parseColour, toHex, toOklch } from './colour.ts';

/** Relative luminance, 0 (black) to 1 (white). @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(colour: Linear): number {
  const [r, g, b] = clipped(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21; the order does not matter. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Linear, other: Linear): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The color of the same hue with the requested contrast whose lightness is nearest.
 * @returns a hex color; `null` if neither a darker nor a lighter one has enough contrast
 */
export function nearestPassing(text: Linear, background: Linear, wanted: number): string | null {
  const [lightness, chroma, hue] = toOklch(text);
  for (let distance = 0; distance <= 1; distance += 0.005) {
    for (const candidate of [lightness - distance, lightness + distance]) {
      if (candidate < -0.005 || candidate > 1.005) continue;
      const hex = toHex(fromOklch([Math.min(1, Math.max(0, candidate)), chroma, hue]));
      const shown = parseColour(hex);
      if (shown && contrast(shown, background) >= wanted) return hex;
    }
  }
  return null;
}
