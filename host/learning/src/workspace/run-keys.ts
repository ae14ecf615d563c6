import type { KeyboardEvent } from 'react';

/** A handler that runs on Ctrl and Enter, or ⌘ and Enter, before the editor sees the keys. */
export function onRunKeys(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}
