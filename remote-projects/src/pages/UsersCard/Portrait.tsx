import styles from './ProfileCard.module.css';

/** A photo of a person. Its alternative text names the person. */
export function Portrait({ src, name }: { src: string; name: string }) {
  return (
    <div className={styles.portrait}>
      <img src={src} alt={`Portrait of ${name}`} width={120} height={120} />
    </div>
  );
}
