import { type Grade, grades, intervalAfter, type Schedule } from '@site/learning/review';
import styles from './Review.module.css';

const labels: Record<Grade, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface GradesProps {
  schedule: Schedule;
  /** Milliseconds since 1970. */
  now: number;
  onGrade: (grade: Grade) => void;
}

/** How well it went, each with the time until the entry comes back. */
export function Grades({ schedule, now, onGrade }: GradesProps) {
  return (
    <fieldset className={styles.grades}>
      <legend>
        How well did you know it? <span className={styles.keys}>Keys 1 to 4.</span>
      </legend>
      {grades.map((grade) => (
        <button key={grade} type="button" onClick={() => onGrade(grade)}>
          {labels[grade]} <span>{intervalAfter(schedule, grade, now)}</span>
        </button>
      ))}
    </fieldset>
  );
}
