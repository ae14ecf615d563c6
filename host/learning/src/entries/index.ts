export { EntryList } from './EntryList.tsx';
export type { Facet, Facets } from './facets.ts';
