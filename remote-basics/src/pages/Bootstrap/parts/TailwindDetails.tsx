import { CodeBlock } from './CodeBlock.tsx';
import styles from './Details.module.css';
import type { TailwindRow } from './tailwind-rows.ts';

/** The details of an open utility or variant: an example class, and the CSS that Tailwind generates for it. */
export function TailwindDetails({ row: { id, name, example, css } }: { row: TailwindRow }) {
  return (
    <div className={styles.details}>
      {example !== name && (
        <p>
          For example <code>{example}</code>
        </p>
      )}
      <CodeBlock label={`CSS of ${example}`} code={css} />
      <p>
        <a href={`?class=${encodeURIComponent(example)}#look-up-any-class`}>Look it up</a> ·{' '}
        <a href={`#${id}`}>Link to this row</a>
      </p>
    </div>
  );
}
