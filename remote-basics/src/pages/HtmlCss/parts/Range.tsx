import styles from './Range.module.css';

interface RangeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Shown after the number, and announced by screen readers. */
  unit?: string;
  onChange: (value: number) => void;
}

/** A slider with its label and its value. */
export function Range({ label, value, min, max, step = 1, unit = '', onChange }: RangeProps) {
  const text = `${value}${unit}`;
  return (
    <div className={styles.range}>
      <label>
        {label}
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </label>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
