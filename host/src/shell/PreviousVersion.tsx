import styles from './PreviousVersion.module.css';

/** Says quietly that a section is shown as it was before its live version, which does not work. */
export function PreviousVersion({ title }: { title: string }) {
  return (
    <p role="status" className={styles.line}>
      {title} is shown as it was before its last release, which does not work in this browser. Reload the page to try
      the new version again.
    </p>
  );
}
