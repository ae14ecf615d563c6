import { CodeBlock } from './CodeBlock.tsx';
import styles from './Details.module.css';
import type { PropertyRow } from './property-rows.ts';

/** Where a custom property is declared. */
export function PropertyDetails({ row: { id, name, css, further } }: { row: PropertyRow }) {
  return (
    <div className={styles.details}>
      <CodeBlock label={`Declarations of ${name}`} code={css} />
      {further > 0 && <p>And {further} more declarations.</p>}
      <p>
        <a href={`#${id}`}>Link to this row</a>
      </p>
    </div>
  );
}
