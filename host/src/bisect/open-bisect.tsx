import { ContractError, type ReleaseRow, type Section } from '@site/sdk/contract';
import { RemoteDataError } from '@site/sdk/remote-data';
import { loadVersion, MissingVersion, VersionError } from '../load-version.ts';
import type { OpenPreview } from '../preview/open-preview.tsx';
import { loadReleases } from '../releases/load-releases.ts';
import { BisectBanner } from './BisectBanner.tsx';
import { BisectError } from './bisect-error.ts';
import { FoundReleases } from './FoundReleases.tsx';
import { nextStep } from './next-step.ts';
import { readSearch, type Search } from './read-search.ts';
import { SnapshotRegistry } from './snapshot-registry.ts';
import { hostReleases, type Stretch, stretchesBetween } from './stretches.ts';

/**
 * Goes on with a search for the release that changed something: loads the sections as they were in the middle of what is left, or
 * says which release it was. Never rejects. @param query as in an address, such as `bisect=12..40&works=26`
 */
export async function openBisect(query: URLSearchParams): Promise<OpenPreview> {
  try {
    const { releases } = await loadReleases(new AbortController().signal);
    return await openStep(releases, readSearch(query, releases));
  } catch (error) {
    return { banner: <BisectBanner problem={problemOf(error)} /> };
  }
}

async function openStep(releases: ReleaseRow[], search: Search): Promise<OpenPreview> {
  const { from, to } = search;
  const stretches = stretchesBetween(releases, from, to);
  const hostBetween = hostReleases(releases, from, to);
  const hostSince = hostReleases(releases, from);
  if (stretches.length === 1)
    return { banner: <FoundReleases outcome="host-only" search={search} releases={hostBetween} /> };

  const sure = { works: hostSince.length === 0, fails: hostReleases(releases, to).length === 0 };
  const missing = new Set(stretches.flatMap(({ versions }, index) => (versions ? [] : [index])));
  for (;;) {
    const step = nextStep({ stretches, search, sure, missing });
    if (step.kind === 'always-fails' || step.kind === 'never-fails')
      return { banner: <FoundReleases outcome={step.kind} search={search} releases={hostSince} /> };
    const skipped = step.skipped.flatMap((index) => stretches[index]?.sequence ?? []);
    if (step.kind === 'found') {
      const found = stretches.slice(step.first, step.last + 1).flatMap((stretch) => stretch.releases);
      return { banner: <FoundReleases outcome="found" search={search} releases={found} skipped={skipped} /> };
    }
    const stretch = stretches[step.index];
    const sections = stretch && (await loadSections(stretch));
    if (sections) {
      const { left } = step;
      const look = { search, sequence: stretch.sequence, at: timeOf(releases, stretch.sequence), left, skipped };
      return { registry: new SnapshotRegistry(sections), banner: <BisectBanner look={look} /> };
    }
    missing.add(step.index);
  }
}

/** The sections as they were, or null where one of them is not in the store anymore or is for another version of the host. */
async function loadSections({ versions }: Stretch): Promise<Section[] | null> {
  try {
    const sections = await Promise.all([...(versions ?? [])].map(([id, version]) => loadVersion(id, version)));
    return sections.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  } catch (error) {
    if (error instanceof MissingVersion || error instanceof ContractError) return null;
    throw error;
  }
}

function timeOf(releases: ReleaseRow[], sequence: number): string | null {
  return releases.find((release) => release.sequence <= sequence)?.at ?? null;
}

function problemOf(error: unknown): string {
  if (error instanceof BisectError) return error.message;
  console.error(error);
  const reason = error instanceof RemoteDataError || error instanceof VersionError ? ` ${error.message}` : '';
  return `What it needs did not arrive.${reason} Reload the page to try again.`;
}
