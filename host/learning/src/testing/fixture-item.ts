import type { LiveItem } from '../live-items.ts';

/** An entry of a live section. */
export function fixtureItem(id: string, change: Partial<LiveItem> = {}): LiveItem {
  return {
    ...{ id, kind: 'question', title: `Title of ${id}`, level: 'basic', topics: ['closures'] },
    ...{ address: `/javascript/${id.toLowerCase()}`, version: '0123456789ab', section: 'basics' },
    ...{ sectionTitle: 'Frontend Basics', base: '/s/basics/0123456789ab/', page: 'Javascript' },
    pageTitle: 'JavaScript',
    ...change,
  };
}
