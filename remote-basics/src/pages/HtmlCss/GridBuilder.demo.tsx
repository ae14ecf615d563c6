import { useState } from 'react';
import styles from './GridBuilder.module.css';
import { Code } from './parts/Code.tsx';
import { apply, ruleText } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { useMeasured } from './parts/use-measured.ts';

const sizes = ['1fr', '2fr', 'auto', '80px', 'min-content', 'minmax(60px, 1fr)', 'minmax(0, 1fr)'];
const cells = ['a', 'b', 'a longer cell', 'd', 'e', 'f'];

export default function GridBuilder() {
  const [columns, setColumns] = useState(['80px', '1fr', '2fr']);
  const [gap, setGap] = useState(8);
  const [span, setSpan] = useState(1);

  const declarations = { display: 'grid', 'grid-template-columns': columns.join(' '), gap: `${gap}px` };
  const first = { 'grid-column': `span ${Math.min(span, columns.length)}` };
  const [stage, tracks] = useMeasured((element) => {
    const grid = element.firstElementChild;
    return grid && getComputedStyle(grid).gridTemplateColumns;
  });

  const change = (index: number, size: string) => setColumns(columns.map((one, at) => (at === index ? size : one)));

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
          <label key={index} className={lab.field}>
            Column {index + 1}
            <select value={column} onChange={(event) => change(index, event.target.value)}>
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        ))}
        <div className={lab.row}>
          <button
            type="button"
            aria-disabled={columns.length === 5}
            onClick={() => setColumns([...columns, '1fr'].slice(0, 5))}
          >
            Add a column
          </button>
          <button
            type="button"
            aria-disabled={columns.length === 1}
            onClick={() => setColumns(columns.slice(0, Math.max(1, columns.length - 1)))}
          >
            Remove one
          </button>
        </div>
        <Range label="gap" value={gap} min={0} max={24} unit=" px" onChange={setGap} />
        <Range label="The first cell spans" value={span} min={1} max={5} onChange={setSpan} />
      </div>
      <div className={lab.result}>
        <div ref={stage} className={lab.stage}>
          <div ref={apply(declarations)}>
            {cells.map((cell, index) => (
              <div key={cell} className={styles.cell} ref={apply(index === 0 ? first : {})}>
                {cell}
              </div>
            ))}
          </div>
        </div>
        <p>
          The tracks are now <output>{tracks ?? '…'}</output>.
        </p>
        <Code>{`${ruleText('.grid', declarations)}\n${ruleText('.grid > :first-child', first)}`}</Code>
      </div>
    </div>
  );
}
