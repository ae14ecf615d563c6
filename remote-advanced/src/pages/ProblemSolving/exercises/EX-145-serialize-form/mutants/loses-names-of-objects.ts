// A field named __proto__ gets lost.
/** What a field sends. */
export type FieldValue = string | File;

/**
 * What a form would send now, by name. A name that occurs several times has an array.
 */
export function serializeForm(form: HTMLFormElement): Record<string, FieldValue | FieldValue[]> {
  const groups = new Map<string, [FieldValue, ...FieldValue[]]>();
  for (const [name, value] of new FormData(form)) {
    if (isEmptyFileField(value)) continue;
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  const result: Record<string, FieldValue | FieldValue[]> = {};
  for (const [name, values] of groups) result[name] = values.length > 1 ? values : values[0];
  return result;
}

function isEmptyFileField(value: FieldValue): boolean {
  return value instanceof File && value.name === '' && value.size === 0;
}
