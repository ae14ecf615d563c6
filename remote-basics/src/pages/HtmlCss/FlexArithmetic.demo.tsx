import { useState } from 'react';
import styles from './FlexArithmetic.module.css';
import { Code } from './parts/Code.tsx';
import { apply } from './parts/declarations.ts';
import { type FlexItem, flexLengths } from './parts/flex-lengths.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';

const gap = 8;
const names = ['A', 'B', 'C'];
const fields = [
  { name: 'grow', label: 'flex-grow', step: 0.5 },
  { name: 'shrink', label: 'flex-shrink', step: 0.5 },
  { name: 'basis', label: 'flex-basis, px', step: 10 },
  { name: 'min', label: 'min-width, px', step: 10 },
] as const;

const start: FlexItem[] = [
  { grow: 1, shrink: 1, basis: 60, min: 0 },
  { grow: 2, shrink: 1, basis: 60, min: 0 },
  { grow: 0, shrink: 0, basis: 80, min: 0 },
];

const rounded = (value: number) => `${Math.round(value * 10) / 10}`;

/** How each item's width is calculated, before any minimum applies. */
function computation(items: FlexItem[], { free, growing }: { free: number; growing: boolean }): string {
  const weight = ({ grow, shrink, basis }: FlexItem) => (growing ? grow : shrink * basis);
  const sum = items.reduce((total, item) => total + weight(item), 0);
  const line = (item: FlexItem, index: number) =>
    `${names[index]}: ${item.basis} ${growing ? '+' : '−'} ${rounded(Math.abs(free))} × ${rounded(weight(item))} / ${rounded(sum)}`;
  const lines = sum === 0 ? ['Nothing can flex: each item keeps its basis.'] : items.map(line);
  return [`free space: ${rounded(free)} px, so items ${growing ? 'grow' : 'shrink'}`, ...lines].join('\n');
}

export default function FlexArithmetic() {
  const [items, setItems] = useState(start);
  const [width, setWidth] = useState(100);
  const [row, measured] = useMeasured((element) => ({
    container: element.clientWidth,
    items: [...element.children].map((child) => child.getBoundingClientRect().width),
  }));
  const container = measured?.container ?? 600;
  const line = flexLengths(items, container, gap);

  const change = (index: number, part: Partial<FlexItem>) =>
    setItems(items.map((item, at) => (at === index ? { ...item, ...part } : item)));

  return (
    <div className={lab.result}>
      <Range label="Width of the container" value={width} min={40} max={100} unit="%" onChange={setWidth} />
      <div className={lab.stage} ref={apply({ '--width': `${width}%` })}>
        <div ref={row} className={styles.row}>
          {items.map(({ grow, shrink, basis, min }, index) => (
            <div
              key={names[index]}
              className={styles.item}
              ref={apply({ flex: `${grow} ${shrink} ${basis}px`, 'min-width': `${min}px` })}
            >
              {names[index]}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.fields}>
        {items.map((item, index) => (
          <fieldset key={names[index]}>
            <legend>{names[index]}</legend>
            {fields.map(({ name, label, step }) => (
              <label key={name}>
                {label}
                <input
                  type="number"
                  min={0}
                  max={600}
                  step={step}
                  value={item[name]}
                  onChange={({ target }) =>
                    change(index, { [name]: Math.min(600, Math.max(0, target.valueAsNumber || 0)) })
                  }
                />
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Code>{`container: ${rounded(container)} px, gaps: ${gap * 2} px\n${computation(items, line)}`}</Code>
      <Readings
        unit=" px"
        of={names.map((what, index) => ({ what, rule: line.lengths[index] ?? 0, measured: measured?.items[index] }))}
      />
    </div>
  );
}
