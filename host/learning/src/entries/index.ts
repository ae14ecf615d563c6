export { type EntryListOptions, entryList } from './EntryList.tsx';
export type { Facet, Facets } from './facets.ts';
