import type { EntryState } from './entry-state.ts';

/**
 * Whether what a reader has noted about an entry is what a filter wants: a value of `ProgressSelect`; empty for anything.
 * @param state undefined when nothing is noted
 */
export function matchesProgress(state: EntryState | undefined, wanted: string): boolean {
  const knowledge = state?.knowledge ?? 'not yet';
  if (wanted === '') return true;
  if (wanted === 'bookmarked') return state?.isBookmarked === true;
  if (wanted === 'noted') return state?.hasNote === true;
  if (wanted === 'weak') return knowledge === 'unsure' || knowledge === 'not known';
  return knowledge === wanted;
}
