export { notify } from './notice.ts';
export {
  type EditorPreference,
  editor,
  editorSizes,
  questionShortcuts,
  type Theme,
  theme,
  themes,
  visits,
} from './preferences.ts';
export { changeStored, readStored, subscribe } from './store.ts';
export type { StoredValue } from './stored-value.ts';
export { useStored } from './use-stored.ts';
