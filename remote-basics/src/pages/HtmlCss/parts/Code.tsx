import styles from './Code.module.css';

/** Code that a demo generates while it runs, to copy. Long lines wrap, so nothing scrolls sideways. */
export function Code({ children }: { children: string }) {
  return (
    <div className={`code ${styles.code}`}>
      <pre>
        <code>{children}</code>
      </pre>
      <button type="button" className="copy" aria-label="Copy the code">
        Copy
      </button>
    </div>
  );
}
