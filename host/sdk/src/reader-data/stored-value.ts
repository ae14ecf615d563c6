/** A value that the browser keeps for the reader: where it is kept, how it is written as a string, and its initial value. */
export interface StoredValue<Value> {
  /** Its key in the browser's storage, which all sections share. A key that was released is never renamed. */
  key: string;
  /** What the reader calls it, for a sentence such as "Your browser did not save your theme". */
  label: string;
  /** The value while none is stored, and while the page is as it was prerendered. */
  initial: Value;
  /** Reads every form that was ever released under the key, including those of earlier versions. @returns undefined for any other */
  parse(text: string): Value | undefined;
  /** Writes the text of the current version; null when nothing needs to be stored. */
  format(value: Value): string | null;
  /** Saved without an action of the reader, so readers aren't told when the browser refuses it. */
  automatic?: boolean;
}
