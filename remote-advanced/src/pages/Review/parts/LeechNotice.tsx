import type { CatalogEntry } from './catalog.ts';
import styles from './Review.module.css';

/** Says that an entry was forgotten so often that it is set aside. */
export function LeechNotice({ entry: { title, address } }: { entry: CatalogEntry }) {
  return (
    <p role="status" className={styles.notice}>
      You keep forgetting <a href={address}>{title}</a>, so it is suspended. Read it again in peace, then resume it
      below.
    </p>
  );
}
