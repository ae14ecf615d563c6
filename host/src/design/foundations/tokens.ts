import css from '@site/sdk/styles/tokens.css?raw';
import { type Color, readColor } from './read-color.ts';

/** A token that is a length or a time, as it is written. */
export interface Size {
  name: string;
  value: string;
}

/** The tokens of the site by name, read from the file that declares them, those of `:root` first. */
const declarations = [...css.matchAll(/^ +--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.replace(/\s+/g, ' ').trim(),
}));

/** Every color that a token declares. */
export const colors: Color[] = declarations.flatMap(({ name, value }) => {
  const color = readColor(name, value);
  return color ? [color] : [];
});

/** The accents: the site's own, and one for each section that has a hue. */
export const accents: Color[] = sections().flatMap(({ section, hue, chroma }) => {
  const value = declarations.find(({ name }) => name === 'accent')?.value ?? '';
  const color = readColor(section, value.replaceAll('var(--hue)', hue).replaceAll('var(--chroma)', chroma));
  return color ? [color] : [];
});

/** The sizes of one kind: `text`, `space`, `radius`. */
export function sizesOf(kind: string): Size[] {
  const seen = new Set<string>();
  return declarations.filter(({ name }) => name.startsWith(`${kind}-`) && !seen.has(name) && seen.add(name));
}

/** The value of one token, as it is written. */
export function tokenValue(token: string): string {
  return declarations.find(({ name }) => name === token)?.value ?? '';
}

function sections() {
  const blocks = css.matchAll(/(:root,\s*)?\[data-section(?:="(\w+)")?\] \{\s*--hue: ([\d.]+);\s*--chroma: ([\d.]+);/g);
  return [...blocks].map(([, , section = 'site', hue = '', chroma = '']) => ({ section, hue, chroma }));
}
