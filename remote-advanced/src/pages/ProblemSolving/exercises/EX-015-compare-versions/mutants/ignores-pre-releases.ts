// A pre-release is the same as its release.
interface Version {
  numbers: string[];
  /** The identifiers of a pre-release; empty for a release. */
  preRelease: string[];
}

/**
 * Compares two versions.
 * @returns -1 when the first is older, 1 when it is newer, 0 when both are the same
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const [first, second] = [parseVersion(a), parseVersion(b)];
  return sign(compareNumbers(first.numbers, second.numbers));
}

function parseVersion(version: string): Version {
  const [withoutBuild = ''] = version.split('+');
  const dash = withoutBuild.indexOf('-');
  if (dash < 0) return { numbers: withoutBuild.split('.'), preRelease: [] };
  return { numbers: withoutBuild.slice(0, dash).split('.'), preRelease: withoutBuild.slice(dash + 1).split('.') };
}

function compareNumbers(a: string[], b: string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = Number(a[index] ?? 0) - Number(b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function sign(number: number): -1 | 0 | 1 {
  return number < 0 ? -1 : number > 0 ? 1 : 0;
}
