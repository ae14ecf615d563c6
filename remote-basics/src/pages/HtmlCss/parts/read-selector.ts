import { type Place, readPseudo } from './read-pseudo.ts';
import { attribute, closingBracket, gap, identifier, splitAtCommas, withoutComments } from './selector-scanner.ts';
import { add, nothing, SelectorError, type Specificity, strongest } from './specificity.ts';

/** A simple selector, its type and what it adds to the specificity. */
export interface Part {
  text: string;
  kind: string;
  adds: Specificity;
}

export interface SelectorReading {
  text: string;
  parts: Part[];
  specificity: Specificity;
}

const top: Place = { nested: false, relative: false, inHas: false };

/**
 * Parses a selector list according to Selectors Level 4 and calculates the specificity of each selector.
 * Names of pseudo-classes are not checked: a browser rejects unknown ones.
 * @throws SelectorError for an invalid selector
 * @see https://drafts.csswg.org/selectors-4/#specificity-rules
 */
export function readSelectorList(text: string, place = top): SelectorReading[] {
  return splitAtCommas(withoutComments(text)).map((item) => readComplex(item.replace(/^[\s\0]+|[\s\0]+$/g, ''), place));
}

function readComplex(text: string, place: Place): SelectorReading {
  if (text === '')
    throw new SelectorError('A selector is missing: there is no text, or a comma with nothing beside it.');
  const parts: Part[] = [];
  const inside = { ...place, inHas: place.inHas || place.relative };
  let at = place.relative ? match(/[>+~][\s\0]*/y, text, 0).length : 0;
  do {
    const compound = readCompound(text, at, inside);
    const combinator = match(combinators, text, compound.end);
    at = compound.end + combinator.length;
    parts.push(...compound.parts);
    const ended = combinator === '' || compound.parts.some(({ kind }) => kind === 'pseudo-element');
    if (ended && at < text.length) throw unreadable(text, compound.end);
    if (combinator && at === text.length) throw new SelectorError(`Nothing follows "${combinator.trim()}".`);
  } while (at < text.length);
  return { text: text.replaceAll('\0', ''), parts, specificity: parts.map(({ adds }) => adds).reduce(add, nothing) };
}

function readCompound(text: string, from: number, place: Place): { parts: Part[]; end: number } {
  const parts: Part[] = [];
  let end = from;
  for (let part = readPart(text, end, parts, place); part; part = readPart(text, end, parts, place)) {
    parts.push(part);
    end += part.text.length;
    end += match(/\0*/y, text, end).length;
  }
  if (parts.length === 0) throw unreadable(text, from);
  return { parts, end };
}

function readPart(text: string, at: number, before: Part[], place: Place): Part | null {
  if (text[at] === ':') return readPseudoAt(text, at, place);
  if (before.some(({ kind }) => kind === 'pseudo-element')) return null;
  for (const { pattern, kind, adds } of before.length > 0 ? simple : [...leading, ...simple]) {
    const found = match(pattern, text, at);
    if (found) return { text: found, kind, adds };
  }
  return null;
}

function readPseudoAt(text: string, at: number, place: Place): Part {
  const head = match(pseudoHead, text, at);
  if (!head) throw unreadable(text, at);
  const open = at + head.length;
  const end = text[open] === '(' ? closingBracket(text, open) : open - 1;
  if (end < 0) throw new SelectorError(`The bracket of "${head}(" is not closed.`);
  const argument = end < open ? null : text.slice(open + 1, end);
  return { text: text.slice(at, end + 1), ...readPseudo(head, argument, place, strongestOf) };
}

const strongestOf = (list: string, place: Place) =>
  strongest(readSelectorList(list, place).map(({ specificity }) => specificity));

const combinators = new RegExp(`${gap}(?:[>+~]|\\|\\|)?${gap}`, 'y');
const pseudoHead = new RegExp(`::?${identifier}`, 'iy');
const namespace = `(?:(?:${identifier}|\\*)?\\|(?![|=]))?`;

const kind = (pattern: string, name: string, adds: Specificity) => ({
  pattern: new RegExp(pattern, 'iy'),
  kind: name,
  adds,
});
const leading = [kind(`${namespace}${identifier}`, 'type', [0, 0, 1]), kind(`${namespace}\\*`, 'universal', nothing)];
const simple = [
  kind(`#${identifier}`, 'id', [1, 0, 0]),
  kind(`\\.${identifier}`, 'class', [0, 1, 0]),
  kind(attribute, 'attribute', [0, 1, 0]),
  kind('&', 'nesting', nothing),
];

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function unreadable(text: string, at: number): SelectorError {
  return new SelectorError(`"${text.slice(at).replaceAll('\0', '').trim()}" cannot stand at this place.`);
}
