/**
 * The version of what host and sections promise one another. Additive within a version: fields may be added, none may change its
 * meaning or go. Readers ignore fields they do not know.
 *
 * 1: a section brings the HTML of its pages, rendered apart from the shell.
 * 2: a section brings a server build, which the host mounts to render a page within the shell.
 */
export const contractVersion = 2;

/** The oldest version that this site still reads. */
export const oldestContractVersion = 1;

/** Whether this site can read what was built for a version of the contract. */
export function isReadableContract(version: unknown): version is number {
  return Number.isInteger(version) && Number(version) >= oldestContractVersion && Number(version) <= contractVersion;
}
