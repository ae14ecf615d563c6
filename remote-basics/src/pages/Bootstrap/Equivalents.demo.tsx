import equivalents from 'virtual:reference/equivalents';
import { useState } from 'react';
import styles from './Equivalents.module.css';

const groups = [...new Set(equivalents.map(({ group }) => group))];

export default function Equivalents() {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ bootstrap, tailwind }: (typeof equivalents)[number]) =>
    words.every((word) => `${bootstrap} ${tailwind}`.includes(word));
  const found = equivalents.filter(fits);

  return (
    <>
      <label className={styles.filter}>
        Filter by a class of either
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">
        {found.length} of {equivalents.length} pairs
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.box} aria-label="Equivalents" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Bootstrap</th>
              <th scope="col">Tailwind</th>
              <th scope="col">What differs</th>
            </tr>
          </thead>
          {groups.map((group) => {
            const pairs = found.filter((pair) => pair.group === group);
            return pairs.length === 0 ? null : (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={3}>
                    {group}
                  </th>
                </tr>
                {pairs.map(({ bootstrap, tailwind, differs }) => (
                  <tr key={bootstrap}>
                    <td>
                      <code>{bootstrap}</code>
                    </td>
                    <td>
                      <code>{tailwind}</code>
                    </td>
                    <td>{differs ?? <span className={styles.same}>same</span>}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </section>
    </>
  );
}
