import { splitAtCommas } from './selector-scanner.ts';
import { add, nothing, SelectorError, type Specificity, strongest } from './specificity.ts';

/** The context of a selector determines what it may contain. */
export interface Place {
  /** In a functional pseudo-class: no pseudo-elements. */
  nested: boolean;
  /** Directly in `:has()`: may begin with a combinator. */
  relative: boolean;
  /** Anywhere in `:has()`: no nested `:has()`. */
  inHas: boolean;
}

/** Parses a selector list and returns its highest specificity. */
type ReadList = (list: string, place: Place) => Specificity;

interface Pseudo {
  kind: string;
  adds: Specificity;
}

const pseudoClass: Specificity = [0, 1, 0];
const pseudoElement: Specificity = [0, 0, 1];
const oldElements = /^:(?:before|after|first-line|first-letter)$/;
const functions =
  /^:(?:is|where|not|has|host-context|nth-.+|lang|dir|state|-webkit-any|-moz-any)$|^::(?:slotted|part|highlight)$/;
const anPlusB = /^(?:even|odd|[+-]?\d+|[+-]?\d*n(?:\s*[+-]\s*\d+)?)$/i;

/**
 * What a pseudo-class or pseudo-element adds to the specificity.
 * @param head the name with its colons
 * @param argument the text in parentheses; `null` without parentheses
 * @throws SelectorError if the argument is invalid for this name
 */
export function readPseudo(head: string, argument: string | null, place: Place, read: ReadList): Pseudo {
  const name = head.toLowerCase();
  const inside = argument?.replaceAll('\0', '').trim() ?? '';
  if (argument === null && functions.test(name)) throw new SelectorError(`"${head}" needs brackets.`);
  if (argument !== null && inside === '' && !/^:(?:is|where)$/.test(name))
    throw new SelectorError(`"${head}()" needs something in its brackets.`);
  if (name.startsWith('::') || oldElements.test(name)) return readElement(name, inside, place, read);
  if (argument === null) return { kind: 'pseudo-class', adds: pseudoClass };
  return readFunction(name, inside, { ...place, nested: true, relative: false }, read);
}

function readElement(name: string, inside: string, place: Place, read: ReadList): Pseudo {
  if (place.nested) throw new SelectorError(`The pseudo-element "${name}" cannot stand in a pseudo-class.`);
  const kind = 'pseudo-element';
  if (name === '::slotted') return { kind, adds: add(pseudoElement, read(inside, { ...place, nested: true })) };
  if (name.startsWith('::view-transition-') && inside === '*') return { kind, adds: nothing };
  return { kind, adds: pseudoElement };
}

function readFunction(name: string, inside: string, place: Place, read: ReadList): Pseudo {
  const kind = `${name}() counts as the strongest in it`;
  switch (name) {
    case ':is':
    case ':-webkit-any':
    case ':-moz-any':
      return { kind, adds: forgiving(inside, place, read) };
    case ':where':
      return { kind: ':where() counts nothing', adds: nothing };
    case ':not':
      return { kind, adds: read(inside, place) };
    case ':has':
      if (place.inHas) throw new SelectorError(':has() cannot stand in :has().');
      return { kind, adds: read(inside, { ...place, relative: true }) };
    case ':host':
    case ':host-context':
      return { kind: 'pseudo-class, and what is in it', adds: add(pseudoClass, read(inside, place)) };
    default:
      return name.startsWith(':nth-')
        ? readNth(name, inside, place, read)
        : { kind: 'pseudo-class', adds: pseudoClass };
  }
}

/** `An+B`; for children, optionally followed by `of` and a list. */
function readNth(name: string, inside: string, place: Place, read: ReadList): Pseudo {
  const [, position = '', list] = inside.match(/^(.*?)(?:\s+of\s+(.+))?$/is) ?? [];
  if (!anPlusB.test(position)) throw new SelectorError(`"${position}" is no position such as 3, odd or 2n + 1.`);
  if (list === undefined) return { kind: 'pseudo-class', adds: pseudoClass };
  if (name.endsWith('of-type')) throw new SelectorError(`"${name}()" takes no "of".`);
  return { kind: 'pseudo-class, and the strongest after "of"', adds: add(pseudoClass, read(list, place)) };
}

/** `:is()` drops selectors it can't parse and keeps the rest. */
function forgiving(list: string, place: Place, read: ReadList): Specificity {
  const readable = splitAtCommas(list).flatMap((item) => {
    try {
      return [read(item, place)];
    } catch (error) {
      if (error instanceof SelectorError) return [];
      throw error;
    }
  });
  return strongest(readable);
}
