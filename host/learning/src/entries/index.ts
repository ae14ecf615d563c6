export { EntryList } from './EntryList.tsx';
export { EntryView } from './EntryView.tsx';
export type { Facet, Facets } from './facets.ts';
