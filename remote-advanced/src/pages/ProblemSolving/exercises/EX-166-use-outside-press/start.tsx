import type { RefObject } from 'react';

/**
 * Listens for a press outside some elements, and for Escape, as a menu needs it to close.
 * @param inside the elements that belong together; those that are not in the document are ignored
 * @param onOutside the latest one is called
 * @param isActive whether anything is listened for
 */
export function useOutsidePress(
  inside: readonly RefObject<Element | null>[],
  onOutside: (event: PointerEvent | KeyboardEvent) => void,
  isActive = true,
): void {
  throw new Error('Not implemented');
}
