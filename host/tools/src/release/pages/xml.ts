import { escapeHtml } from '../../content/html.ts';

/** Control characters and noncharacters, which no XML document may contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be found
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Escapes text for XML, attribute values included, and leaves out what XML cannot contain. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, '')).replaceAll("'", '&apos;');
}
