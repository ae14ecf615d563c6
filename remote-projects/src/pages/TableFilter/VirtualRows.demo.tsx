import { type UIEvent, useState } from 'react';
import styles from './VirtualRows.module.css';

/** In pixels. The stylesheet repeats this value: windowing by arithmetic needs rows of equal height. */
const rowHeight = 40;
const boxHeight = 320;
/** Rows rendered above and below the view (overscan), so that scrolling doesn't show gaps. */
const spare = 5;

const trees = ['Alder', 'Beech', 'Cedar', 'Elm', 'Hazel', 'Larch', 'Maple', 'Willow'];
const rows = Array.from({ length: 5_000 }, (_, i) => ({ id: i + 1, tree: trees[i % 8], height: 4 + ((i * 7) % 31) }));

/** Windowing by hand, because this demo teaches it. An application would use a library such as TanStack Virtual. */
export default function VirtualRows() {
  const [scrolled, setScrolled] = useState(0);
  const [all, setAll] = useState(false);
  const start = all ? 0 : Math.max(0, Math.floor(scrolled / rowHeight) - spare);
  const end = all ? rows.length : Math.ceil((scrolled + boxHeight) / rowHeight) + spare;
  const drawn = rows.slice(start, end);

  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) => setScrolled(Math.max(0, currentTarget.scrollTop));

  return (
    <div>
      <label>
        <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> Draw all rows
      </label>
      <p>
        Rows in the document: <output aria-live="off">{drawn.length.toLocaleString('en')}</output> of 5,000
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.box} aria-label="Trees, scrollable" tabIndex={0} onScroll={scroll}>
        {/* As high as all rows, so that the scroll bar is correct; the table is moved to the position of its rows. */}
        <div className={styles.room}>
          <table
            className={styles.table}
            aria-rowcount={rows.length + 1}
            style={start === 0 ? undefined : { marginBlockStart: start * rowHeight }}
          >
            <caption>5,000 trees</caption>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">Tree</th>
                <th scope="col">Height</th>
              </tr>
            </thead>
            <tbody>
              {drawn.map(({ id, tree, height }) => (
                <tr key={id} aria-rowindex={id + 1}>
                  <th scope="row">
                    {tree} {id}
                  </th>
                  <td>{height} m</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
