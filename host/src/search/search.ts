// What the button loads, as one chunk.

export { SearchDialog } from './SearchDialog.tsx';
export { SiteSearch } from './SiteSearch.ts';
