/** One `class` attribute from several names; empty values and values that are not strings are left out. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
