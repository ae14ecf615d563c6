import { Field } from '@site/sdk/ui/field';
import styles from './EntryControls.module.css';

interface ProgressSelectProps {
  /** Empty for all. */
  value: string;
  onChoose: (value: string) => void;
}

/** The values are in addresses, and those of `matchesProgress`. */
export const progressOptions = [
  { value: '', label: 'All' },
  { value: 'not yet', label: 'Not yet' },
  { value: 'known', label: 'Known' },
  { value: 'unsure', label: 'Unsure' },
  { value: 'not known', label: 'Not known' },
  { value: 'weak', label: 'Not known or unsure' },
  { value: 'bookmarked', label: 'Bookmarked' },
  { value: 'noted', label: 'With a note' },
];

/** A select for what readers have noted about entries themselves. */
export function ProgressSelect({ value, onChoose }: ProgressSelectProps) {
  const isKnown = progressOptions.some((option) => option.value === value);
  return (
    <Field compact label="Progress" className={styles.field}>
      {(control) => (
        <select
          {...control}
          name="progress"
          value={isKnown ? value : ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {progressOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
