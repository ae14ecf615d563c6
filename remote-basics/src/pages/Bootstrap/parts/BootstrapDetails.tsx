import addresses from 'virtual:reference/addresses';
import { IsolatedPreview } from '@site/sdk/ui/isolated-preview';
import { type BootstrapRow, cssOf } from './bootstrap-rows.ts';
import { CodeBlock } from './CodeBlock.tsx';
import styles from './Details.module.css';
import { usePreview } from './use-preview.ts';

/** The details of an open class: a live preview, its variants by breakpoint and size, and its CSS. */
export function BootstrapDetails({ row, purpose }: { row: BootstrapRow; purpose: string }) {
  const html = usePreview(row);
  return (
    <div className={styles.details}>
      <p>{purpose}</p>
      {html && (
        <div className={styles.preview}>
          <IsolatedPreview name={`Preview of ${row.name}`} html={html} stylesheet={addresses['preview.css'] ?? ''} />
        </div>
      )}
      {row.also.length > 0 && (
        <p className={styles.also}>
          Also <code>{row.also.join(' ')}</code>
        </p>
      )}
      <CodeBlock label={`CSS of ${row.name}`} code={cssOf(row)} />
      <p>
        <a href={`#${row.id}`}>Link to this row</a>
      </p>
    </div>
  );
}
