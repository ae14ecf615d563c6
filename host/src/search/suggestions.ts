import { type Place, pagePlaces } from '@site/learning/search';
import type { NavigationSection } from '@site/sdk/contract';
import type { ResultGroup } from './result-groups.ts';
import { sectionPlaces } from './site-places.ts';

const fewVisits = 4;

/** What to show before the reader has typed: the pages last visited, and the sections. */
export function suggestions(navigation: readonly NavigationSection[], visits: readonly string[]): ResultGroup[] {
  const pages = new Map(navigation.flatMap(pagePlaces).map((place) => [place.address, place]));
  const visited = visits.flatMap((address) => pages.get(address) ?? []).slice(0, fewVisits);
  const groups = [{ title: 'Recently visited', hits: visited.map(asHit) }, sectionGroup(navigation)];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** The sections, as a way on when nothing was found. */
export function sectionGroup(navigation: readonly NavigationSection[]): ResultGroup {
  return { title: 'Sections', hits: sectionPlaces(navigation).map(asHit) };
}

function asHit(item: Place) {
  return { item, terms: [] };
}
