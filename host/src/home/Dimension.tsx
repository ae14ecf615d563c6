import styles from './Dimension.module.css';

/** A dimension, as on a drawing: how much there is from here to there. */
export function Dimension({ children }: { children: string }) {
  return <p className={styles.dimension}>{children}</p>;
}
