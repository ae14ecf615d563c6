/** A value that the browser keeps for the reader: where it is kept, what its text looks like, what it is without one. */
export interface StoredValue<Value> {
  /** Its key in the browser's storage, which all sections share. A key that was released is never renamed. */
  key: string;
  /** What the reader calls it, for a sentence such as "Your theme could not be saved". */
  label: string;
  /** The value while none is stored, and while the page is as it was prerendered. */
  initial: Value;
  /** The version of its text. Version 1 is stored as it is; later ones with their number in front, as in `2:…`. */
  version?: number;
  /** Reads a text of this version or of an earlier one. @returns undefined when the text is damaged */
  parse(text: string, version: number): Value | undefined;
  /** Writes the text of the current version; null when nothing needs to be stored. */
  format(value: Value): string | null;
  /** Saved without the reader's doing, so a browser that refuses it is no news for the reader. */
  automatic?: boolean;
}

/** A value as it was read. `damaged`: its text has no meaning; `newer`: its text is of a version still unknown here. */
export interface Decoded<Value> {
  value: Value;
  problem?: 'damaged' | 'newer';
}

/** The value of a stored text; the initial one when there is none or it cannot be read. */
export function decode<Value>(stored: StoredValue<Value>, text: string | null): Decoded<Value> {
  const { initial: value, version = 1 } = stored;
  if (text === null) return { value };
  const [, mark = '1', body = text] = /^(\d+):(.*)$/s.exec(text) ?? [];
  if (Number(mark) > version) return { value, problem: 'newer' };
  const parsed = stored.parse(body, Number(mark));
  return parsed === undefined ? { value, problem: 'damaged' } : { value: parsed };
}

/** The text to store for a value; null when nothing needs to be stored. */
export function encode<Value>(stored: StoredValue<Value>, value: Value): string | null {
  const { version = 1 } = stored;
  const text = stored.format(value);
  return text === null || version === 1 ? text : `${version}:${text}`;
}
