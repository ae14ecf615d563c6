import { useState } from 'react';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Stage } from './parts/Stage.tsx';
import { stickyProblems } from './parts/sticky-problems.ts';
import { Toggle } from './parts/Toggle.tsx';
import { useMeasured } from './parts/use-measured.ts';
import styles from './StickyFinder.module.css';

export default function StickyFinder() {
  const [noInset, setNoInset] = useState(false);
  const [hidden, setHidden] = useState(true);
  const [short, setShort] = useState(false);
  const [scrolled, setScrolled] = useState(0);

  const [page, found] = useMeasured((element) => {
    const box = element.querySelector<HTMLElement>('[data-name="box"]');
    const offset = box && box.getBoundingClientRect().top - element.getBoundingClientRect().top;
    return box && { problems: stickyProblems(box), visible: offset !== null && offset >= 0 };
  });
  const scrollTo = (top: number) => page.current?.scrollTo({ top });

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Toggle checked={noInset} onChange={setNoInset}>
          the box: <code>top: auto</code>
        </Toggle>
        <Toggle checked={hidden} onChange={setHidden}>
          the row: <code>overflow: hidden</code>
        </Toggle>
        <Toggle checked={short} onChange={setShort}>
          the column: <code>align-self: start</code>
        </Toggle>
        <div className={lab.row}>
          <button type="button" onClick={() => scrollTo(140)}>
            Scroll down
          </button>
          <button type="button" onClick={() => scrollTo(0)}>
            Back to the top
          </button>
        </div>
      </div>
      <div className={lab.result}>
        <div onScrollCapture={() => setScrolled(page.current?.scrollTop ?? 0)}>
          <Stage ref={page} label="A page that scrolls" className={styles.page}>
            <div data-name="the row" className={styles.row} ref={apply(hidden ? { overflow: 'hidden' } : {})}>
              <div className={styles.article}>A long article.</div>
              <div data-name="the column" className={styles.column} ref={apply(short ? { 'align-self': 'start' } : {})}>
                <div
                  data-name="box"
                  className={styles.box}
                  ref={apply({ position: 'sticky', top: noInset ? 'auto' : '0px' })}
                >
                  sticky
                </div>
              </div>
            </div>
          </Stage>
        </div>
        <div aria-live="polite">
          <p>The finder says:</p>
          <ul aria-label="What the finder says">
            {found?.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {found?.problems.length === 0 && <li>Nothing keeps the box from sticking.</li>}
            {found && scrolled > 0 && <li>Right now the box is {found.visible ? 'in view.' : 'scrolled away.'}</li>}
          </ul>
        </div>
      </div>
    </div>
  );
}
