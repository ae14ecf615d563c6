/**
 * The version of what host and sections promise one another. Additive within a version: fields may be added, but no field may
 * be removed or change its meaning. Readers ignore unknown fields.
 *
 * 1: a section contains the HTML of its pages, rendered apart from the shell.
 * 2: a section contains a server build, which the host mounts to render a page within the shell.
 * 3: a list of entries holds their titles alone; the host tells a page where its release is, and the list fetches what is opened.
 */
export const contractVersion = 3;

/** The oldest version that this site still reads. */
export const oldestContractVersion = 1;

/** Whether this site can read what was built for a version of the contract. */
export function isReadableContract(version: unknown): version is number {
  return Number.isInteger(version) && Number(version) >= oldestContractVersion && Number(version) <= contractVersion;
}
