/** Packages that only the site's own code imports. */
const internal = /^(?:site:|@site\/)/;

/**
 * What is said of an import of something that is not there.
 * @param name as the program imports it
 * @param files the names of its files
 * @param packages the names of those that it could import
 */
export function missingModule(name: string, files: readonly string[], packages: readonly string[]): string {
  if (/^\.|^\//.test(name)) {
    const paths = files.map((file) => `./${file}`);
    const hint = hintAt(name, [...paths, ...paths.map((path) => path.replace(/\.[jt]sx?$/, ''))]);
    return `There is no file "${name}".${hint} There are: ${paths.join(', ')}.`;
  }
  const known = packages.filter((one) => !internal.test(one));
  return `The package "${name}" is not available here.${hintAt(name, known)} There are: ${known.join(', ')}.`;
}

// Not `did-you-mean.ts`: its library would be half a kilobyte of a sandbox that everybody loads.
function hintAt(name: string, known: readonly string[]): string {
  const meant = known.find((one) => isSlip(name, one));
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Whether two names differ in one or two letters in one place: one that is wrong, missing or too many, or two in the wrong order. */
function isSlip(one: string, other: string): boolean {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return shorter > 3 && longer - start - end <= 2;
}
