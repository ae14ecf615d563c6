import type { ReleaseRow } from '@site/sdk/contract';
import { BisectError, contradiction } from './bisect-error.ts';

/** Between which releases a reader looks for the one that changed something, and what they have seen so far. */
export interface Search {
  /** The number of the release after which it worked, as the reader says. */
  from: number;
  /** The number of the release after which it failed, as the reader says. */
  to: number;
  /** The latest release after which it worked in this search; null before the first. */
  works: number | null;
  /** The earliest one after which it failed. */
  fails: number | null;
}

const range = /^(?<from>\d{1,9})\.\.(?<to>\d{1,9})$/;

/**
 * Reads what an address asks for, such as `?bisect=12..40&works=26`.
 * @param releases as listed, the newest first
 * @throws BisectError when it is not written like that, or names a release that is not listed
 */
export function readSearch(query: URLSearchParams, releases: ReleaseRow[]): Search {
  const { from, to } = range.exec(query.get('bisect') ?? '')?.groups ?? {};
  if (!from || !to)
    throw new BisectError(
      'Write it like this: ?bisect=12..40, with the number of a release after which the page worked, and of a later one after which it failed.',
    );
  const search = { from: Number(from), to: Number(to), works: answer(query, 'works'), fails: answer(query, 'fails') };
  if (search.from >= search.to)
    throw new BisectError(`The first number must be the smaller one, and ${from} is not smaller than ${to}.`);
  const [newest, oldest] = [releases[0]?.sequence ?? 0, releases.at(-1)?.sequence ?? 0];
  for (const number of [search.from, search.to])
    if (number < oldest || number > newest)
      throw new BisectError(
        `There is no release ${number} in the list, which has the releases ${oldest} to ${newest}.`,
      );
  const { works, fails } = search;
  const answers = [works, fails].filter((one) => one !== null);
  if (
    answers.some((one) => !(one >= search.from && one <= search.to)) ||
    (works ?? 0) >= (fails ?? Number.POSITIVE_INFINITY)
  )
    throw new BisectError(contradiction);
  return search;
}

function answer(query: URLSearchParams, name: 'works' | 'fails'): number | null {
  const text = query.get(name);
  if (text === null) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
