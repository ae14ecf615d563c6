import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'id'> {
  label: ReactNode;
  /** What is expected, said before the reader errs. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; announced when it appears. */
  error?: ReactNode;
  /** Draws another control than an `input`: a `select`, a `textarea`. */
  children?: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. All further props go to the `input`. */
export function Field({ label, hint, error, children, className, ...input }: FieldProps) {
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
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children ? children(control) : <input {...input} {...control} />}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
