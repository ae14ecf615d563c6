import { type UIEvent, useState } from 'react';
import styles from './VirtualRows.module.css';

/** Pixels. They stand in the style sheet too: windowing by arithmetic needs rows of one height. */
const rowHeight = 40;
const boxHeight = 320;
/** Rows drawn above and below what is in view, for the moment before the next ones are there. */
const spare = 5;

const trees = ['Alder', 'Beech', 'Cedar', 'Elm', 'Hazel', 'Larch', 'Maple', 'Willow'];
const rows = Array.from({ length: 5_000 }, (_, i) => ({ id: i + 1, tree: trees[i % 8], height: 4 + ((i * 7) % 31) }));

/** Windowing by hand, because this demo teaches it. An application takes a library, such as TanStack Virtual. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be within reach of the keyboard */}
      <section className={styles.box} aria-label="Trees, scrollable" tabIndex={0} onScroll={scroll}>
        {/* As high as all the rows, so that the scroll bar is right; the table is moved to where its rows belong. */}
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
