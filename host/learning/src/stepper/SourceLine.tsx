import styles from './Stepper.module.css';

interface SourceLineProps {
  code: string;
  /** 1-based; null shows nothing. */
  line: number | null;
}

/** A line of the script with its number. */
export function SourceLine({ code, line }: SourceLineProps) {
  const text = line === null ? undefined : code.split('\n')[line - 1]?.trim();
  if (!text) return null;
  return (
    <p className={styles.source}>
      <span className={styles.number}>line {line}</span> <code>{text}</code>
    </p>
  );
}
