import type { NavigationSection } from '@site/sdk/contract';
import { useStored, visits } from '@site/sdk/reader-data';
import { useMemo, useSyncExternalStore } from 'react';
import { groupHits, type ResultGroup } from './result-groups.ts';
import type { SiteSearch } from './SiteSearch.ts';
import { sectionGroup, suggestions } from './suggestions.ts';

interface ShownResults {
  /** `start` before the reader has typed enough to find anything, when suggestions are shown; `none` when nothing was found and the sections are shown. */
  status: 'start' | 'found' | 'none';
  groups: ResultGroup[];
}

/** What the search shows for some words. It follows the sections that are still arriving. */
export function useShownResults(search: SiteSearch, navigation: NavigationSection[], words: string): ShownResults {
  const states = useSyncExternalStore(search.subscribe, search.states);
  const [visited] = useStored(visits);
  return useMemo(() => {
    const groups = words === '' || states.size === 0 ? [] : groupHits(search.search(words));
    const isStart = words === '' || (words.length === 1 && groups.length === 0);
    if (isStart) return { status: 'start', groups: suggestions(navigation, visited) };
    return groups.length > 0 ? { status: 'found', groups } : { status: 'none', groups: [sectionGroup(navigation)] };
  }, [search, states, navigation, visited, words]);
}
