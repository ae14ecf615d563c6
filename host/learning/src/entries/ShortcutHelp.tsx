import { Dialog } from '@site/sdk/ui/dialog';
import styles from './EntryControls.module.css';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  /** Whether the shortcuts are on. */
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
}

const keys = [
  { key: 'j', does: 'goes to the next entry' },
  { key: 'k', does: 'goes to the entry before' },
  { key: 'Enter', does: 'opens or closes the entry' },
  { key: '?', does: 'shows this' },
];

/** The keys of the lists, and a switch that turns them off. */
export function ShortcutHelp({ open, onClose, wanted, onWanted }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.wanted}>
        <input type="checkbox" checked={wanted} onChange={(event) => onWanted(event.target.checked)} /> Use these keys
        while the focus is in the list
      </label>
    </Dialog>
  );
}
