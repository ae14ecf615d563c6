import styles from './Code.module.css';

/** Code that a demo generates while it runs. Long lines wrap, so nothing scrolls sideways. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={styles.code}>
      <code>{children}</code>
    </pre>
  );
}
