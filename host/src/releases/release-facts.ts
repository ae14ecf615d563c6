import { dateFormatter } from '@site/learning/format';
import type { NavigationSection, ReleaseRow } from '@site/sdk/contract';

/** Whether a release is what readers get now: the last one of its section, unless that took it out. */
export function isLive(release: ReleaseRow, releases: ReleaseRow[]): boolean {
  return release.version !== null && releases.find(({ section }) => section === release.section) === release;
}

/** The title of a section, the host's, or the id of a section that is no longer live. */
export function titleOf({ section }: ReleaseRow, navigation: NavigationSection[]): string {
  if (section === 'host') return 'Host';
  return navigation.find(({ id }) => id === section)?.title ?? section;
}

const formatTime = dateFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone, so it is never in a document. @param at an ISO timestamp */
export function timeText(at: string): string {
  return formatTime(new Date(at));
}

/** A size in words, such as `1.2 MB`. @param bytes null if it is not known */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return 'Not known';
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** How many pages a release changed, such as `2 changed, 1 added`. */
export function pagesText(pages: NonNullable<ReleaseRow['pages']>): string {
  const amounts = (['changed', 'added', 'removed'] as const).map((change) => ({
    change,
    amount: pages.filter((page) => page.change === change).length,
  }));
  const parts = amounts.filter(({ amount }) => amount > 0).map(({ change, amount }) => `${amount} ${change}`);
  return parts.join(', ') || 'None';
}
