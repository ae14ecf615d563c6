import type { ReleaseRow } from '@site/sdk/contract';

/** A stretch of the ledger during which the versions of all sections stayed the same. */
export interface Stretch {
  /** The number of the release that it begins with. */
  sequence: number;
  /** What that release changed in sections: several of them if they went live in one step. */
  releases: ReleaseRow[];
  /** The versions of the sections by id; null where the list goes back too little to tell. */
  versions: ReadonlyMap<string, string> | null;
}

/** What was live after a release and until another one. @param releases as listed, the newest first @returns the oldest first */
export function stretchesBetween(releases: ReleaseRow[], from: number, to: number): Stretch[] {
  const ofSections = releases.filter(({ section }) => section !== 'host');
  const later = ofSections.map(({ sequence }) => sequence).filter((sequence) => sequence > from && sequence <= to);
  const beginnings = [from, ...new Set(later.toReversed())];
  return beginnings.map((sequence) => ({
    sequence,
    releases: ofSections.filter((release) => release.sequence === sequence),
    versions: versionsAfter(ofSections, sequence),
  }));
}

/** The releases of the host after one release and up to another. @param releases as listed, the newest first */
export function hostReleases(releases: ReleaseRow[], from: number, to = Number.POSITIVE_INFINITY): ReleaseRow[] {
  return releases.filter(({ section, sequence }) => section === 'host' && sequence > from && sequence <= to);
}

function versionsAfter(releases: ReleaseRow[], sequence: number): Map<string, string> | null {
  const versions = new Map<string, string>();
  for (const id of new Set(releases.map(({ section }) => section))) {
    const own = releases.filter(({ section }) => section === id);
    const last = own.find((release) => release.sequence <= sequence);
    if (last?.version) versions.set(id, last.version);
    else if (!last && !isFirst(own.at(-1))) return null;
  }
  return versions;
}

/** Whether a release put a section live that was not: only then is it not compared with the version before. */
function isFirst(release: ReleaseRow | undefined): boolean {
  return release !== undefined && release.version !== null && release.pages === null;
}
