/** Gets a key and its value, with the object that holds them as this. @returns what is written instead */
export type Replacer = (this: unknown, key: string, value: unknown) => unknown;

interface Writer {
  replace: Replacer | undefined;
  keys: string[] | undefined;
  gap: string;
  /** The objects that enclose the current value, outermost first. */
  inside: Set<object>;
}

/**
 * Writes a value as JSON.
 * @param replacer changes each value, or lists the keys to write
 * @param space the indentation, as a number of spaces or as a string
 * @returns undefined for a value that has no JSON form
 * @throws TypeError for a BigInt and for a cycle
 */
export function stringify(
  value: unknown,
  replacer?: Replacer | readonly unknown[] | null,
  space?: unknown,
): string | undefined {
  const replace = typeof replacer === 'function' ? replacer : undefined;
  const keys = Array.isArray(replacer) ? keysIn(replacer) : undefined;
  return write({ '': value }, '', { replace, keys, gap: gapOf(space), inside: new Set() });
}

function gapOf(space: unknown): string {
  const width = space instanceof Number || space instanceof String ? space.valueOf() : space;
  if (typeof width === 'number') return '          '.slice(0, Math.max(0, width));
  return typeof width === 'string' ? width.slice(0, 10) : '';
}

function keysIn(list: readonly unknown[]): string[] {
  const isKey = (key: unknown) =>
    ['string', 'number'].includes(typeof key) || key instanceof String || key instanceof Number;
  return [...new Set(list.filter(isKey).map(String))];
}

function write(holder: object, key: string, writer: Writer): string | undefined {
  const value = valueAt(holder, key, writer);
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return String(value);
    case 'bigint':
      throw new TypeError('A BigInt has no JSON form');
    case 'object':
      return value === null ? 'null' : writeNested(value, writer);
    default:
      return undefined;
  }
}

function valueAt(holder: object, key: string, { replace }: Writer): unknown {
  let value: unknown = Reflect.get(holder, key);
  const toJSON: unknown = Object(value) === value || typeof value === 'bigint' ? Object(value).toJSON : undefined;
  if (typeof toJSON === 'function') value = Reflect.apply(toJSON, value, [key]);
  if (replace) value = Reflect.apply(replace, holder, [key, value]);
  const boxes = [Number, String, Boolean, BigInt];
  return boxes.some((box) => value instanceof box) ? Object(value).valueOf() : value;
}

function writeNested(value: object, writer: Writer): string {
  if (writer.inside.has(value)) throw new TypeError('A cycle has no JSON form');
  writer.inside.add(value);
  const text = Array.isArray(value)
    ? `[${layOut(items(value, writer), writer)}]`
    : `{${layOut(members(value, writer), writer)}}`;
  writer.inside.delete(value);
  return text;
}

/** By index: an iterator would follow a length that changes, and read each item a second time. */
function items(list: unknown[], writer: Writer): string[] {
  const { length } = list;
  return Array.from({ length }, (_, index) => write(list, String(index), writer) ?? 'null');
}

function members(object: object, writer: Writer): string[] {
  return (writer.keys ?? Object.keys(object)).flatMap((key) => {
    const text = write(object, key, writer);
    return text === undefined ? [] : [`${quote(key)}:${writer.gap && ' '}${text}`];
  });
}

/** Joins parts, each on a line of its own where there is a gap. */
function layOut(parts: string[], { gap, inside }: Writer): string {
  if (gap === '' || parts.length === 0) return parts.join(',');
  const outer = `\n${gap.repeat(inside.size - 1)}`;
  const line = outer + gap;
  return line + parts.join(`,${line}`) + outer;
}

const shortEscapes = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function quote(text: string): string {
  return `"${Array.from(text, escapeCharacter).join('')}"`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isLoneSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code >= 0x20 && !isLoneSurrogate) return shortEscapes.get(character) ?? character;
  return shortEscapes.get(character) ?? `\\u${code.toString(16).padStart(4, '0')}`;
}
