import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';
import styles from './Foundations.module.css';
import { tokenValue } from './tokens.ts';

/** A marker on a ruler that moves like everything on the site. */
export function Motion() {
  const [end, setEnd] = useState(false);
  return (
    <div className={styles.motion}>
      <div className={styles.track}>
        <span className={end ? styles.end : undefined} />
      </div>
      <p className={styles.facts}>
        <code>--quick</code> {tokenValue('quick')}, <code>--ease</code> {tokenValue('ease')}
      </p>
      <p>
        <Button onClick={() => setEnd(!end)}>Move it</Button>
      </p>
    </div>
  );
}
