import { notify } from '@site/sdk/reader-data';
import { type ComponentType, useCallback, useState } from 'react';
import type { ShortcutHelpProps } from './ShortcutHelp.tsx';

/** The help on keys, whose code comes when it is first asked for. @returns its dialog, null until then; how to show and close it */
export function useShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShortcutHelpProps> | null>(null);
  const show = useCallback(async () => {
    try {
      const help = await import('./ShortcutHelp.tsx');
      setDialog(() => help.ShortcutHelp);
      setOpen(true);
    } catch (error) {
      console.error(error);
      notify('The help did not load. Reload the page to try again.');
    }
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { Dialog, isOpen, show, close };
}
