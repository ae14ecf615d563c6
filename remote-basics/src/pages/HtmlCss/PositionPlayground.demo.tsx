import { useState } from 'react';
import styles from './PositionPlayground.module.css';
import { Choice } from './parts/Choice.tsx';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { Stage } from './parts/Stage.tsx';
import { Toggle } from './parts/Toggle.tsx';
import { useMeasured } from './parts/use-measured.ts';

const positions = ['static', 'relative', 'absolute', 'fixed', 'sticky'] as const;
type Position = (typeof positions)[number];

/** The box from which `top` and `left` are measured. */
function origin(position: Position, parentIsRelative: boolean, frameHasTransform: boolean): string {
  if (position === 'static') return 'nowhere';
  if (position === 'relative') return 'its own place';
  if (position === 'absolute') return parentIsRelative ? 'parent' : 'frame';
  if (position === 'fixed') return frameHasTransform ? 'frame' : 'viewport';
  return 'frame, as it scrolls';
}

export default function PositionPlayground() {
  const [position, setPosition] = useState<Position>('static');
  const [top, setTop] = useState(72);
  const [left, setLeft] = useState(40);
  const [parentIsRelative, setParentIsRelative] = useState(false);
  const [frameHasTransform, setFrameHasTransform] = useState(false);
  const from = origin(position, parentIsRelative, frameHasTransform);

  const [frame, measured] = useMeasured((element) => {
    const topOf = (name: string) => element.querySelector(`[data-name="${name}"]`)?.getBoundingClientRect().top ?? 0;
    const inside = element.getBoundingClientRect().top + element.clientTop;
    const zero: Record<string, number> = { viewport: 0, frame: inside - element.scrollTop, parent: topOf('parent') };
    return topOf('box') - (zero[from] ?? (position === 'sticky' ? inside : topOf('place')));
  });
  const [, setScrolled] = useState(0);
  const rule = { static: 0, sticky: `at least ${top} px, while the parent lasts` }[String(position)] ?? top;

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="The box: position" options={positions} value={position} onChange={setPosition} />
        <Range label="top" value={top} min={0} max={120} unit=" px" onChange={setTop} />
        <Range label="left" value={left} min={0} max={120} unit=" px" onChange={setLeft} />
        <Toggle checked={parentIsRelative} onChange={setParentIsRelative}>
          parent: <code>position: relative</code>
        </Toggle>
        <Toggle checked={frameHasTransform} onChange={setFrameHasTransform}>
          frame: <code>transform: translate(0)</code>
        </Toggle>
      </div>
      <div className={lab.result}>
        <div onScrollCapture={() => setScrolled(frame.current?.scrollTop ?? 0)}>
          <Stage
            ref={frame}
            label="The frame, which scrolls"
            className={`${styles.frame} ${frameHasTransform ? styles.transformed : ''}`}
          >
            frame, position: relative
            <div
              data-name="parent"
              className={styles.parent}
              ref={apply(parentIsRelative ? { position: 'relative' } : {})}
            >
              parent
              <div data-name="place" />
              <div data-name="box" className={styles.box} ref={apply({ position, top: `${top}px`, left: `${left}px` })}>
                the box
              </div>
              the line after the box
            </div>
            <div className={styles.rest}>Scroll.</div>
          </Stage>
        </div>
        <p>
          Counted from: <output>{from}</output>
        </p>
        <Readings unit=" px" of={[{ what: 'top edge, counted from there', rule, measured }]} />
      </div>
    </div>
  );
}
