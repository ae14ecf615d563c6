import { questionShortcuts, useStored } from '@site/sdk/reader-data';
import { useEffect } from 'react';

/**
 * Opens the search by `/` and by Ctrl+K or Cmd+K, unless the reader has turned shortcuts off. A field keeps its keys, and so does
 * an open dialog.
 */
export function useSearchKeys(open: () => void): void {
  const [wanted] = useStored(questionShortcuts);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!wanted || event.defaultPrevented || event.isComposing || !isSearchKey(event) || isTaken(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [wanted, open]);
}

/** What a reader types into. */
const fields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Shift may be needed to type a slash. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

/** Whether a field has the focus, also one in a shadow tree, or a dialog is open. */
function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    (target instanceof Element && target.closest(fields) !== null) || document.querySelector('dialog[open]') !== null
  );
}
