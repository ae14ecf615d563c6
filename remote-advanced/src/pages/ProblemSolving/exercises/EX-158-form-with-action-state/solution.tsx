import { type ReactNode, useActionState, useId } from 'react';

export interface Values {
  name: string;
  email: string;
}

/** What is wrong, by field. */
export type FieldErrors = Partial<Values>;

export interface InviteFormProps {
  /** Sends an invitation. It is fulfilled with what the server objects to, or with `{}`. */
  invite: (values: Values) => Promise<FieldErrors>;
}

interface Result {
  /** What the fields hold after the answer. */
  values: Values;
  errors: FieldErrors;
  success?: string;
  failure?: string;
}

const untouched: Result = { values: { name: '', email: '' }, errors: {} };

/** A form that invites somebody. */
export function InviteForm({ invite }: InviteFormProps): ReactNode {
  const [{ values, errors, success, failure }, submit, isPending] = useActionState(
    async (_before: Result, form: FormData): Promise<Result> => {
      const values = { name: String(form.get('name')), email: String(form.get('email')) };
      try {
        const errors = await invite(values);
        if (errors.name || errors.email) return { values, errors };
        return { ...untouched, success: `Invited ${values.name}` };
      } catch {
        return { values, errors: {}, failure: 'Not sent. Try again.' };
      }
    },
    untouched,
  );

  // React resets the form after the Action, to the default values of that moment.
  return (
    <form action={submit}>
      <Field label="Name" name="name" value={values.name} error={errors.name} isReadOnly={isPending} />
      <Field label="Email" name="email" value={values.email} error={errors.email} isReadOnly={isPending} />
      <button type="submit" disabled={isPending}>
        {isPending ? 'Sending…' : 'Invite'}
      </button>
      <p role="status">{success}</p>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}

interface FieldProps {
  label: string;
  name: keyof Values;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
}

function Field({ label, name, value, error, isReadOnly }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <span id={`${id}-error`}>{error}</span>}
    </p>
  );
}
