// What the button loads, as one chunk.

export { ResultsPanel } from './ResultsPanel.tsx';
export { SiteSearch } from './SiteSearch.ts';
