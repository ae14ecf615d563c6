import { useEffect } from 'react';
import { isTaken } from './use-search-keys.ts';

/**
 * Keeps what the reader types while the search is on its way, so that the field begins with it, and no shortcut of the page hears
 * it. Escape gives up.
 * @param isAwaited whether the search was opened and is not there yet
 * @param change of what was typed: adds a letter, or takes one back
 */
export function useTypedAhead(
  isAwaited: boolean,
  change: (next: (typed: string) => string) => void,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!isAwaited) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event)) return;
      if (key.length === 1) change((typed) => typed + key);
      else if (key === 'Backspace') change((typed) => typed.slice(0, -1));
      else if (key === 'Escape') onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isAwaited, change, onClose]);
}
