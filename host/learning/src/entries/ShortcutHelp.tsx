import { Dialog } from '@site/sdk/ui/dialog';
import { Fragment } from 'react';
import styles from './ShortcutHelp.module.css';

export interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  /** Whether the shortcuts are on. */
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
}

const groups = [
  {
    title: 'On every page',
    keys: [
      { keys: ['/', 'Ctrl K', '⌘ K'], does: 'searches the site' },
      { keys: ['Esc'], does: 'closes what is open' },
    ],
  },
  {
    title: 'In the search',
    keys: [
      { keys: ['↑', '↓'], does: 'choose a result' },
      { keys: ['Enter'], does: 'opens it' },
    ],
  },
  {
    title: 'In a list',
    keys: [
      { keys: ['j'], does: 'goes to the next entry' },
      { keys: ['k'], does: 'goes to the entry before' },
      { keys: ['Enter'], does: 'opens or closes the entry' },
      { keys: ['?'], does: 'shows this' },
    ],
  },
  {
    title: 'In your code',
    keys: [
      { keys: ['Ctrl Enter', '⌘ Enter'], does: 'runs it' },
      { keys: ['Esc', 'Tab'], does: 'leaves the editor, one after the other; Tab alone, unless you had it indent' },
    ],
  },
  {
    title: 'In the review',
    keys: [
      { keys: ['Space'], does: 'shows the answer' },
      { keys: ['1', '2', '3', '4'], does: 'Again, Hard, Good, Easy' },
    ],
  },
];

/** The keys of the whole site, and a switch that turns off those that are a single character. */
export function ShortcutHelp({ open, onClose, wanted, onWanted }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className={styles.keys}>
        {groups.map(({ title, keys }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map((row) => (
                <div key={row.does}>
                  <dt>{row.keys.map((key) => [<kbd key={key}>{key}</kbd>, ' '])}</dt>
                  <dd>{row.does}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
      <label className={styles.wanted}>
        <input type="checkbox" checked={wanted} onChange={(event) => onWanted(event.target.checked)} /> Use these keys
        while the focus is in the list
      </label>
    </Dialog>
  );
}
