import { notify } from '@site/sdk/reader-data';
import { type ComponentType, useState } from 'react';
import styles from './TopNav.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** Opens the reader's preferences; their code comes with the first click. On a wide screen it is two letters. */
export function PreferencesButton() {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const open = async () => {
    try {
      const preferences = await import('../preferences/PreferencesDialog.tsx');
      setDialog(() => preferences.PreferencesDialog);
      setOpen(true);
    } catch (error) {
      console.error(error);
      notify('The preferences did not load. Reload the page to try again.');
    }
  };
  return (
    <>
      <button type="button" className={styles.preferences} aria-label="Preferences" title="Preferences" onClick={open}>
        <span>Preferences</span>
        <span aria-hidden="true">Aa</span>
      </button>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
