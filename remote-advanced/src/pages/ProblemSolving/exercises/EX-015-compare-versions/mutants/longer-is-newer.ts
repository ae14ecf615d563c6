// A version with more numbers is newer, even if they are zeros.
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
  return sign(compareNumbers(first.numbers, second.numbers) || comparePreReleases(first.preRelease, second.preRelease));
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
  return a.length - b.length;
}

/** A release comes after its pre-releases; otherwise the first identifier that differs decides, or the length. */
function comparePreReleases(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [index, identifier] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(identifier, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareIdentifiers(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

function sign(number: number): -1 | 0 | 1 {
  return number < 0 ? -1 : number > 0 ? 1 : 0;
}
