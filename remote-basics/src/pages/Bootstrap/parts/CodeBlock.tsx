import styles from './Details.module.css';

/** Generated CSS; it can be focused, because it may scroll. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container
    <section className={`code ${styles.code}`} aria-label={label} tabIndex={0}>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}
