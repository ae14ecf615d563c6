import { questionShortcuts, useStored } from '@site/sdk/reader-data';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for single keys, unless the reader has turned shortcuts off. They never take a key from a field, nor the space bar from
 * what it presses.
 * @param press does what a key is for; returns false for a key without meaning now
 */
export function useKeys(press: (key: string) => boolean): void {
  const [wanted] = useStored(questionShortcuts);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
    if (!wanted || defaultPrevented || repeat || ctrlKey || metaKey || altKey || isTaken(event.target, key)) return;
    if (press(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
