import { useState } from 'react';
import { DemoBoundary } from './DemoBoundary.tsx';
import styles from './DemoPanel.module.css';
import type { Demo, DemoProps } from './DemoPanel.tsx';

type VariantProps = Demo['variants'][number] &
  DemoProps & { demo: string; title: string | undefined; isStatic: boolean };

/** One variant of a demo, running, with a button that restarts it where there is something to restart. */
export function Variant({ demo, title, isStatic, label, Demo, base }: VariantProps) {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.variant} aria-label={label ? `${label}: ${demo}` : undefined}>
      <header className={styles.head}>
        {label ? <h3>{label}</h3> : <p>{title ?? (demo === 'App' ? 'Application' : 'Demo')}</p>}
        {!isStatic && (
          <button type="button" className={styles.reset} onClick={() => setRun(run + 1)}>
            Reset
          </button>
        )}
      </header>
      <DemoBoundary key={run} advice={isStatic ? '' : 'Press Reset to start it again.'}>
        <Demo base={base} />
      </DemoBoundary>
    </section>
  );
}
