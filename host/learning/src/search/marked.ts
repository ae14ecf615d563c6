import { termsOf } from './words.ts';

/** A piece of a text, and whether it is a word that was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text at the words that matched, for highlighting. The parts together are the text.
 * @param terms the words that matched, in lower case, as a hit has them
 */
export function marked(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMatch = termsOf(piece).some((term) => wanted.has(term));
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, isMatch });
  }
  return parts;
}
