import { useState } from 'react';
import styles from './AutoFillFit.module.css';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';

const gap = 8;

/** As many columns as fit at their minimum width, with gaps between them; at least one. */
const fitting = (width: number, min: number) => Math.max(1, Math.floor((width + gap) / (min + gap)));

export default function AutoFillFit() {
  const [count, setCount] = useState(3);
  const [min, setMin] = useState(70);
  const [width, setWidth] = useState(100);

  const [stage, measured] = useMeasured((element) => {
    const grids = [...element.querySelectorAll<HTMLElement>('[data-grid]')];
    const [fill, fit] = grids.map((grid) => grid.querySelector('li')?.getBoundingClientRect().width ?? 0);
    return { width: grids[0]?.clientWidth ?? 0, fill, fit };
  });
  const room = measured?.width ?? 600;
  const tracks = fitting(room, min);
  /** auto-fit collapses empty columns and the gaps next to them to zero. */
  const used = Math.min(tracks, count);
  const share = (columns: number) => Math.max(min, (room - gap * (columns - 1)) / columns);

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Range label="Items" value={count} min={1} max={12} onChange={setCount} />
        <Range label="Minimum" value={min} min={40} max={160} step={5} unit=" px" onChange={setMin} />
        <Range label="Width of the grids" value={width} min={30} max={100} unit="%" onChange={setWidth} />
      </div>
      <div className={lab.result}>
        <div ref={stage} className={lab.stage}>
          {['auto-fill', 'auto-fit'].map((keyword) => (
            <div key={keyword}>
              <p className={styles.rule}>
                <code>
                  repeat({keyword}, minmax({min}px, 1fr))
                </code>
              </p>
              <ul
                data-grid
                className={styles.grid}
                ref={apply({
                  width: `${width}%`,
                  'grid-template-columns': `repeat(${keyword}, minmax(${min}px, 1fr))`,
                })}
              >
                {Array.from({ length: count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their index
                  <li key={index}>{index + 1}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p>
          {Math.round(room)} px hold {tracks} {tracks === 1 ? 'column' : 'columns'} of {min} px; {count}{' '}
          {count === 1 ? 'item uses' : 'items use'} {used}.
        </p>
        <Readings
          unit=" px"
          of={[
            { what: 'auto-fill: width of 1', rule: share(tracks), measured: measured?.fill },
            { what: 'auto-fit: width of 1', rule: share(used), measured: measured?.fit },
          ]}
        />
      </div>
    </div>
  );
}
