export { addStoredTexts, clearStoredTexts, type JoinTexts, restoreStoredTexts, storedTexts } from './all-texts.ts';
export { jsonIn } from './json-in.ts';
export { notify } from './notice.ts';
export * from './preferences.ts';
export { changeStored, readStored, subscribe } from './store.ts';
export type { StoredValue } from './stored-value.ts';
export { useStored } from './use-stored.ts';
