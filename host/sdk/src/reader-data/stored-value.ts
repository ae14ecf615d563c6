/** A value that the browser keeps for the reader: where it is kept, what its text looks like, what it is without one. */
export interface StoredValue<Value> {
  /** Its key in the browser's storage, which all sections share. A key that was released is never renamed. */
  key: string;
  /** What the reader calls it, for a sentence such as "Your browser did not save your theme". */
  label: string;
  /** The value while none is stored, and while the page is as it was prerendered. */
  initial: Value;
  /** Reads every text that was ever released under the key, those of earlier versions too. @returns undefined for any other */
  parse(text: string): Value | undefined;
  /** Writes the text of the current version; null when nothing needs to be stored. */
  format(value: Value): string | null;
  /** Saved without the reader's doing, so a browser that refuses it is no news for the reader. */
  automatic?: boolean;
}
