import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'id'> {
  label: ReactNode;
  /** What is expected, so that the reader knows before making a mistake. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; announced when it appears. */
  error?: ReactNode;
  /** For a row of filters: a small label, as wide as its place in the row. It shows no error. */
  compact?: boolean;
  /** Renders another control than an `input`: a `select`, a `textarea`. */
  children?: (control: ControlProps) => ReactNode;
}

/** A labeled control with its hint and its error. All further props go to the `input`. */
export function Field({ label, hint, error, compact = false, children, className, ...input }: FieldProps) {
  const id = useId();
  const describedBy = classNames(
    Boolean(hint) && `${id}-hint`,
    Boolean(error) && `${id}-error`,
    input['aria-describedby'],
  );
  const control: ControlProps = {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className={classNames(styles.field, compact && styles.compact, className)}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children ? children(control) : <input {...input} {...control} />}
      {!compact && (
        <div aria-live="polite">
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
