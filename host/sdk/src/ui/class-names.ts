/** One `class` attribute out of several names; what is no text, or empty, is left out. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
