export { marked, type TextPart } from './marked.ts';
export { RowIndex, withRows } from './RowIndex.ts';
export { type Findable, type Hit, SearchIndex } from './SearchIndex.ts';
export { contentPlaces, type Place, pagePlaces, rowPlaces, type SearchedSection } from './section-places.ts';
export { isFiller, tokensIn } from './words.ts';
