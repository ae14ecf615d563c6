import { didYouMean } from '../../did-you-mean.ts';

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
    const hint = didYouMean(name, [...paths, ...paths.map((path) => path.replace(/\.[jt]sx?$/, ''))]);
    return `There is no file "${name}".${hint} There are: ${paths.join(', ')}.`;
  }
  const known = packages.filter((one) => !internal.test(one));
  return `The package "${name}" is not available here.${didYouMean(name, known)} There are: ${known.join(', ')}.`;
}
