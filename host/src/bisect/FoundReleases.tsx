import type { ReleaseRow } from '@site/sdk/contract';
import { ReleasedPages } from '../releases/ReleasedPages.tsx';
import { timeText, titleOf } from '../releases/release-facts.ts';
import { useSite } from '../site-context.ts';
import styles from './BisectBanner.module.css';
import { BisectRegion, SkippedReleases } from './BisectBanner.tsx';
import type { Search } from './read-search.ts';

/** How a search ended. */
type Outcome = 'found' | 'host-only' | 'always-fails' | 'never-fails';

interface FoundReleasesProps {
  outcome: Outcome;
  search: Search;
  /** Those that may have changed it. */
  releases: ReleaseRow[];
  skipped?: number[];
}

/** What a search has found: the release that changed something, or that no release of a section did. */
export function FoundReleases({ outcome, search, releases, skipped = [] }: FoundReleasesProps) {
  return (
    <BisectRegion>
      <p>{textOf(outcome, search, releases.length)}</p>
      <SkippedReleases numbers={skipped} />
      {releases.length > 0 && (
        <ul className={styles.releases}>
          {releases.map((release) => (
            <Release key={`${release.sequence} ${release.section}`} release={release} />
          ))}
        </ul>
      )}
      <p>
        This tab shows the live site. <a href="/releases">All releases</a>
      </p>
    </BisectRegion>
  );
}

function Release({ release }: { release: ReleaseRow }) {
  const { sequence, version, commit, owner, at, actor, pages } = release;
  return (
    <li>
      Release {sequence}: {titleOf(release, useSite().navigation)},{' '}
      {version ? (
        <>
          version <code>{version}</code>
        </>
      ) : (
        'taken out'
      )}
      , commit {commit ? <code>{commit}</code> : 'not known'}, owner {owner ?? 'the site'},{' '}
      <time dateTime={at}>{timeText(at)}</time>
      {actor && <> by {actor}</>}
      {pages && <ReleasedPages pages={pages} />}
    </li>
  );
}

function textOf(outcome: Outcome, { from, to }: Search, releases: number): string {
  if (outcome === 'found') return releases === 1 ? 'This release changed it:' : 'One of these changed it:';
  const unseen = 'A version of the host cannot be shown in a tab, so the search ends here.';
  const ofHost = releases > 0 ? ' Its releases since then:' : '';
  if (outcome === 'always-fails')
    return `It fails with every version of the sections from release ${from} on, in the host that is live. So the host changed it, or something older. ${unseen}${ofHost}`;
  if (outcome === 'never-fails')
    return `It works with every version of the sections up to release ${to}, in the host that is live. If it failed then, the host changed it. ${unseen}${ofHost}`;
  if (releases === 0) return `From release ${from} to release ${to}, neither a section nor the host changed.`;
  return `From release ${from} to release ${to}, only the host changed. ${unseen} One of these changed it:`;
}
