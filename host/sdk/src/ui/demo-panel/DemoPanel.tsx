import { type ComponentType, useState } from 'react';
import type { PageContent } from '../../contract.ts';
import { StaticHtml } from '../page/StaticHtml.tsx';
import { DemoBoundary } from './DemoBoundary.tsx';
import styles from './DemoPanel.module.css';

/** A demo: one component, or one for each variant. `file` names the source in the page's content. */
export interface Demo {
  name: string;
  variants: { label: string | null; file: string; Demo: ComponentType }[];
  parts: string[];
  tests: string[];
}

/** Shows a demo running, its variants side by side, with the source of everything that runs and the tests it has to pass. */
export function DemoPanel({ name, variants, parts, tests, content }: Demo & { content: PageContent }) {
  const files = [...variants.map(({ file }) => file), ...parts, ...tests];
  return (
    <section className={styles.panel} aria-label={`Demo: ${name}`}>
      <div className={styles.variants}>
        {variants.map((variant) => (
          <Variant key={variant.file} demo={name} {...variant} />
        ))}
      </div>
      <div className={styles.sources}>
        {files.map((file) => (
          <details key={file}>
            <summary>
              {tests.includes(file) ? 'Test' : 'Source'}: <code>{file}</code>
            </summary>
            <StaticHtml name={file} html={content[file]} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Variant({ demo, label, Demo }: Demo['variants'][number] & { demo: string }) {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.variant} aria-label={label ? `${label}: ${demo}` : undefined}>
      <header className={styles.head}>
        {label && <h3>{label}</h3>}
        <button type="button" className={styles.reset} onClick={() => setRun(run + 1)}>
          Reset
        </button>
      </header>
      <DemoBoundary key={run}>
        <Demo />
      </DemoBoundary>
    </section>
  );
}
