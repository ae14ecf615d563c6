import { useState } from 'react';
import styles from './MarginCollapse.module.css';
import { Choice } from './parts/Choice.tsx';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';

const parents = ['display: block', 'display: flow-root', 'display: flex', 'display: grid'] as const;
type Parent = (typeof parents)[number];

/** Adjoining margins collapse: the largest, plus the most negative. */
const collapsed = (...margins: number[]) => Math.max(0, ...margins) + Math.min(0, ...margins);

const first = 24;

export default function MarginCollapse() {
  const [parent, setParent] = useState<Parent>('display: block');
  const [below, setBelow] = useState(30);
  const [above, setAbove] = useState(20);

  const [stage, measured] = useMeasured((element) => {
    const [box, a, b] = [...element.querySelectorAll('[data-box]')].map((one) => one.getBoundingClientRect());
    return box && a && b && { top: a.top - box.top, gap: b.top - a.bottom };
  });
  const siblingsCollapse = parent === 'display: block' || parent === 'display: flow-root';

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="The parent" options={parents} value={parent} onChange={setParent} />
        <Range label="A: margin-bottom" value={below} min={-24} max={48} unit=" px" onChange={setBelow} />
        <Range label="B: margin-top" value={above} min={-24} max={48} unit=" px" onChange={setAbove} />
      </div>
      <div className={lab.result}>
        <div ref={stage} className={lab.stage}>
          <div className={styles.line}>the text before</div>
          <div data-box className={styles.parent} ref={apply({ display: parent.slice('display: '.length) })}>
            <div
              data-box
              className={styles.box}
              ref={apply({ 'margin-top': `${first}px`, 'margin-bottom': `${below}px` })}
            >
              A, margin-top: {first} px
            </div>
            <div data-box className={styles.box} ref={apply({ 'margin-top': `${above}px` })}>
              B
            </div>
          </div>
        </div>
        <Readings
          unit=" px"
          of={[
            {
              what: 'between A and B',
              rule: siblingsCollapse ? collapsed(below, above) : below + above,
              measured: measured?.gap,
            },
            {
              what: 'parent’s edge to A',
              rule: parent === 'display: block' ? 0 : first,
              measured: measured?.top,
            },
          ]}
        />
      </div>
    </div>
  );
}
