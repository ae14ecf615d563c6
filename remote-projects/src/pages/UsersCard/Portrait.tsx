import styles from './ProfileCard.module.css';

/** A picture beside a name that says who it is. */
export function Portrait({ src }: { src: string }) {
  return (
    <div className={styles.portrait}>
      <img src={src} alt="" width={120} height={120} />
    </div>
  );
}
