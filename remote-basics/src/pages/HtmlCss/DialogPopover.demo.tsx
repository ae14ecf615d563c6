import { useId, useRef, useState } from 'react';
import styles from './DialogPopover.module.css';
import lab from './parts/lab.module.css';
import { useSupported } from './parts/use-supported.ts';

const kinds = ['showModal()', 'show()', 'popover'] as const;
type Kind = (typeof kinds)[number];

const behaviour = [
  ['Top layer', 'yes', 'no', 'yes'],
  ['The page behind is inert', 'yes', 'no', 'no'],
  ['Focus moves in', 'yes', 'yes', 'no'],
  ['Escape closes', 'yes', 'no', 'yes'],
  ['A click beside closes', 'no', 'no', 'yes'],
  ['Backdrop', 'yes', 'no', 'yes, clear'],
];

export default function DialogPopover() {
  const [open, setOpen] = useState<Kind | null>(null);
  const [clicks, setClicks] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const popover = useId();
  const popoverIsKnown = useSupported('selector(:popover-open)');

  const show = (kind: 'showModal()' | 'show()') => {
    dialog.current?.close();
    if (kind === 'showModal()') dialog.current?.showModal();
    else dialog.current?.show();
    setOpen(kind);
  };

  return (
    <div className={lab.result}>
      {popoverIsKnown === false && <p className={lab.note}>This browser does not know popovers.</p>}
      <div className={lab.row}>
        <button type="button" onClick={() => show('showModal()')}>
          dialog.showModal()
        </button>
        <button type="button" onClick={() => show('show()')}>
          dialog.show()
        </button>
        <button type="button" popoverTarget={popover}>
          popover
        </button>
        <button type="button" onClick={() => setClicks(clicks + 1)}>
          What is behind: {clicks}
        </button>
      </div>
      <p>
        Open now: <output>{open ?? 'nothing'}</output>
      </p>

      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${popover}-title`} onClose={() => setOpen(null)}>
        <h4 id={`${popover}-title`}>{open === 'show()' ? 'A dialog beside the page' : 'A modal dialog'}</h4>
        <p>Press Escape. Click beside me. Press the Tab key. Try the button behind.</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>

      <div
        id={popover}
        popover="auto"
        className={styles.popover}
        onToggle={(event) => setOpen(event.newState === 'open' ? 'popover' : null)}
      >
        <p>A popover. Press Escape, click beside me, or try the button behind.</p>
        <button type="button" popoverTarget={popover} popoverTargetAction="hide">
          Hide
        </button>
      </div>

      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <code>{kind.replace('()', '')}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {behaviour.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={kinds[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
