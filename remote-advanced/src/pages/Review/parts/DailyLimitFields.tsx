import type { ReviewLimits } from '@site/sdk/reader-data/review-limits';
import { Field } from '@site/sdk/ui/field';
import styles from './Review.module.css';

const fields = [
  { name: 'newCards', label: 'New entries a day', max: 999 },
  { name: 'reviews', label: 'Reviews a day', max: 9999 },
] as const;

interface DailyLimitFieldsProps {
  limits: ReviewLimits;
  onChange: (limits: ReviewLimits) => void;
}

/** How much the reader wants to be asked in a day. What is not a number in range changes nothing. */
export function DailyLimitFields({ limits, onChange }: DailyLimitFieldsProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>Daily limits</legend>
      {fields.map(({ name, label, max }) => (
        <Field
          compact
          key={name}
          label={label}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          defaultValue={limits[name]}
          onChange={({ target }) => {
            const isNumber = target.value !== '' && target.validity.valid;
            if (isNumber) onChange({ ...limits, [name]: target.valueAsNumber });
          }}
        />
      ))}
    </fieldset>
  );
}
