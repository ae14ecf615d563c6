import { useState } from 'react';
import styles from './Compiler.module.css';
import Herbs from './Herbs.tsx';
import HerbsCompiled from './HerbsCompiled.tsx';

/** The compiler does not compile this file, so each of its renders calls both builds of Herbs. */
export default function Compiler() {
  const [query, setQuery] = useState('');
  const [, setOther] = useState(0);

  return (
    <div>
      <p>
        <label>
          Herbs with <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>{' '}
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
      <div className={styles.builds}>
        <section aria-label="Compiler off">
          <h3>Compiler off</h3>
          <Herbs query={query} />
        </section>
        <section aria-label="Compiler on">
          <h3>Compiler on</h3>
          <HerbsCompiled query={query} />
        </section>
      </div>
    </div>
  );
}
