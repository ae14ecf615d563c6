import type { Oklch } from './contrast.ts';

/** A color token, or an accent, in both themes. */
export interface Color {
  name: string;
  light: Oklch;
  dark: Oklch;
}

const number = String.raw`(calc\([^)]*\)|[\d.]+)`;
const oklch = new RegExp(String.raw`oklch\(${number} ${number} ${number}\)`, 'g');

/**
 * Reads a token whose value is `light-dark(oklch(…), oklch(…))`.
 * @returns null for a value of another shape
 */
export function readColor(name: string, value: string): Color | null {
  if (!value.startsWith('light-dark(oklch')) return null;
  const [light, dark] = [...value.matchAll(oklch)].map(([, l = '', c = '', h = '']) => ({
    lightness: quantity(l),
    chroma: quantity(c),
    hue: quantity(h),
  }));
  return light && dark ? { name, light, dark } : null;
}

/** A number, or a product such as `calc(0.08 * 0.8)`. */
function quantity(text: string): number {
  const factors = text.replace(/^calc\(|\)$/g, '').split('*');
  return factors.reduce((product, factor) => product * Number(factor), 1);
}
