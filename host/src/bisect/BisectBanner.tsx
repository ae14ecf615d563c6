import { formatList } from '@site/learning/format';
import { Button } from '@site/sdk/ui/button';
import type { ReactNode } from 'react';
import banner from '../preview/PreviewBanner.module.css';
import { leavePreview, showPreview } from '../preview/wanted-preview.ts';
import { timeText } from '../releases/release-facts.ts';
import styles from './BisectBanner.module.css';
import type { Search } from './read-search.ts';

/** What the reader looks at. */
interface Look {
  search: Search;
  /** The number of the release after which the sections were like this. */
  sequence: number;
  /** When that was; null if it is not known. */
  at: string | null;
  /** How many looks it takes at most, this one included. */
  left: number;
  /** Releases that cannot be shown. */
  skipped: number[];
}

type BisectBannerProps = { look: Look; problem?: never } | { look?: never; problem: string };

/** Asks whether the page works as it was after a release, or says why releases cannot be bisected. */
export function BisectBanner({ look, problem }: BisectBannerProps) {
  if (look) return <Question {...look} />;
  return (
    <BisectRegion>
      <p>Releases cannot be bisected like this, so this is the live site. {problem}</p>
    </BisectRegion>
  );
}

interface BisectRegionProps {
  children: ReactNode;
  /** Buttons before the one that leaves. */
  actions?: ReactNode;
}

/** Where a search speaks to the reader, with the way out. Search engines keep nothing of it. */
export function BisectRegion({ children, actions }: BisectRegionProps) {
  return (
    <section className={banner.banner} aria-label="Bisect">
      <meta name="robots" content="noindex" />
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        {actions}
        <Button onClick={leavePreview}>Leave</Button>
      </div>
    </section>
  );
}

function Question({ search: { from, to, works, fails }, sequence, at, left, skipped }: Look) {
  const answer = (name: 'works' | 'fails') => {
    const known = { works, fails, [name]: sequence };
    const answers = Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
    showPreview({ bisect: `${from}..${to}`, ...Object.fromEntries(answers) });
  };
  const actions = (
    <>
      <Button onClick={() => answer('works')}>It works here</Button>
      <Button onClick={() => answer('fails')}>It fails here</Button>
    </>
  );
  return (
    <BisectRegion actions={actions}>
      <p>
        This tab shows every section as it was after release {sequence}
        {at && <>, {timeText(at)}</>}. The host is the live one. {stepsText(left)}
      </p>
      <SkippedReleases numbers={skipped} />
    </BisectRegion>
  );
}

/** The releases that a search has to pass over. */
export function SkippedReleases({ numbers }: { numbers: number[] }) {
  if (numbers.length === 0) return null;
  return (
    <p>
      Skipped, because some of their versions can no longer be shown: {numbers.length === 1 ? 'release' : 'releases'}{' '}
      {formatList(numbers.map(String))}.
    </p>
  );
}

function stepsText(left: number): string {
  return left === 1 ? 'This is the last step.' : `At most ${left} steps are left.`;
}
