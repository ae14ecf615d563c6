import { useSyncExternalStore } from 'react';
import styles from './ProfileCard.module.css';

const never = () => () => {};

/**
 * A picture beside a name that says who it is. It is drawn in the browser only: a file's address is not known yet when the
 * page is made into HTML. Its place is kept meanwhile.
 */
export function Portrait({ src }: { src: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <div className={styles.portrait}>{inBrowser && <img src={src} alt="" width={120} height={120} />}</div>;
}
