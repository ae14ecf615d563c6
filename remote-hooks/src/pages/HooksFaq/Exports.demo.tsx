import { useState, version } from 'react';
import styles from './Exports.module.css';
import exported from './exports.json';

const packages = [...new Set(exported.map((one) => one.package))];

export default function Exports() {
  const [kind, setKind] = useState('');
  const kinds = [...new Set(exported.map((one) => one.kind))];
  const shown = exported.filter((one) => !kind || one.kind === kind);

  return (
    <>
      <label>
        Show{' '}
        <select value={kind} onChange={(event) => setKind(event.target.value)}>
          <option value="">everything</option>
          {kinds.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p role="status">
        {shown.length} of {exported.length} names of React {version}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section aria-label="Exports" tabIndex={0} className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Kind</th>
              <th scope="col">What it is for</th>
            </tr>
          </thead>
          {packages.map((name) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <code>{name}</code>
                </th>
              </tr>
              {shown
                .filter((one) => one.package === name)
                .map((one) => (
                  <tr key={one.name}>
                    <td className={styles.name}>
                      <a href={one.entry}>
                        <code>{one.name}</code>
                      </a>
                    </td>
                    <td>{one.kind}</td>
                    <td>{one.purpose}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
