import styles from './Dimension.module.css';

/** A dimension line, as on a technical drawing, with an amount. */
export function Dimension({ children }: { children: string }) {
  return <p className={styles.dimension}>{children}</p>;
}
