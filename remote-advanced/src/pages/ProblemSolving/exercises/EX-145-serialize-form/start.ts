/** What a field sends. */
export type FieldValue = string | File;

/**
 * What a form would send now, by name. A name that occurs several times has an array.
 */
export function serializeForm(form: HTMLFormElement): Record<string, FieldValue | FieldValue[]> {
  throw new Error('Not implemented');
}
