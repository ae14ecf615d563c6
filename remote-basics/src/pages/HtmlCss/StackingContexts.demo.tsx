import { useState } from 'react';
import { Choice } from './parts/Choice.tsx';
import { apply, type Declarations } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';
import styles from './StackingContexts.module.css';

/** The options for A. `level` is the position of its stacking context among its siblings; `null` creates no context. */
const causes: Record<string, { declarations: Declarations; level: number | null }> = {
  'nothing more': { declarations: {}, level: null },
  'z-index: 1': { declarations: { 'z-index': '1' }, level: 1 },
  'opacity: 0.9': { declarations: { opacity: '0.9' }, level: 0 },
  'transform: translate(0)': { declarations: { transform: 'translate(0)' }, level: 0 },
  'filter: blur(0)': { declarations: { filter: 'blur(0)' }, level: 0 },
  'will-change: transform': { declarations: { 'will-change': 'transform' }, level: 0 },
  'isolation: isolate': { declarations: { isolation: 'isolate' }, level: 0 },
};

/** From back to front. Siblings are sorted by level; on the same level, the later one is in front. */
function paintOrder(levelOfA: number | null, levelOfB: number) {
  const tip = { name: 'tip, z-index: 999', level: 999, inside: [] };
  const a = { name: 'A', level: levelOfA ?? 0, inside: levelOfA === null ? [] : [tip] };
  const b = { name: `B, z-index: ${levelOfB}`, level: levelOfB, inside: [] };
  return (levelOfA === null ? [a, tip, b] : [a, b]).toSorted((one, other) => one.level - other.level);
}

export default function StackingContexts() {
  const [cause, setCause] = useState('nothing more');
  const [levelOfB, setLevelOfB] = useState(2);
  const { declarations = {}, level = null } = causes[cause] ?? {};
  const order = paintOrder(level, levelOfB);
  const inFront = order.at(-1)?.name.startsWith('B') ? 'B' : 'the tip';

  const [stage, measured] = useMeasured((element) => {
    const tip = element.querySelector('[data-name="the tip"]')?.getBoundingClientRect();
    const hit = tip && document.elementFromPoint?.(tip.right - 12, tip.bottom - 6);
    return hit?.closest<HTMLElement>('[data-name]')?.dataset.name;
  });

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice
          legend="A has position: relative, and"
          options={Object.keys(causes)}
          value={cause}
          onChange={setCause}
        />
        <Range label="B: z-index" value={levelOfB} min={-1} max={3} onChange={setLevelOfB} />
      </div>
      <div className={lab.result}>
        <div ref={stage} className={`${lab.stage} ${styles.stage}`}>
          <div className={styles.a} ref={apply(declarations)}>
            A
            <div className={styles.tip} data-name="the tip">
              tip, z-index: 999
            </div>
          </div>
          <div className={styles.b} data-name="B" ref={apply({ 'z-index': `${levelOfB}` })}>
            B, z-index: {levelOfB}
          </div>
        </div>
        <div>
          <p>From back to front:</p>
          <ol aria-label="From back to front">
            {order.map(({ name, inside }) => (
              <li key={name}>
                {name}
                {inside.map((one) => ` (a stacking context; in it: ${one.name})`)}
              </li>
            ))}
          </ol>
        </div>
        <Readings of={[{ what: 'in front', rule: inFront, measured }]} />
      </div>
    </div>
  );
}
