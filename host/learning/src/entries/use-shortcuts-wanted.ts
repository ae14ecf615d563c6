import { useEffect, useState } from 'react';
import { shortcutsWanted, wantShortcuts } from './use-shortcuts.ts';

/** Whether the reader wants the keys of the lists, kept from an earlier visit, and a function that changes it. */
export function useShortcutsWanted(): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(true);
  useEffect(() => setWanted(shortcutsWanted()), []);
  const want = (next: boolean) => {
    wantShortcuts(next);
    setWanted(next);
  };
  return [wanted, want];
}
