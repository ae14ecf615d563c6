import styles from './Stepper.module.css';
import { sourceLine } from './source-line.ts';

interface RanLineProps {
  code: string;
  /** 1-based; null shows nothing. */
  line: number | null;
}

/** The line with which a step began, and its number. */
export function RanLine({ code, line }: RanLineProps) {
  const text = sourceLine(code, line);
  if (!text) return null;
  return (
    <p className={styles.source}>
      <span className={styles.number}>line {line}</span> <code>{text}</code>
    </p>
  );
}
