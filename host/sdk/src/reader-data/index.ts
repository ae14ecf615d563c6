export { addStoredTexts, clearStoredTexts, storedTexts } from './all-texts.ts';
export { notify } from './notice.ts';
export {
  type Editor,
  editor,
  motion,
  motions,
  questionShortcuts,
  type ReviewLimits,
  readingWidth,
  readingWidths,
  reviewLimits,
  type Theme,
  textSize,
  textSizes,
  theme,
  themes,
  visits,
} from './preferences.ts';
export { changeStored, readStored, subscribe } from './store.ts';
export type { StoredValue } from './stored-value.ts';
export { useStored } from './use-stored.ts';
