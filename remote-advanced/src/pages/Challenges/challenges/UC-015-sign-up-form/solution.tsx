import { type FormEvent, useId, useRef, useState } from 'react';
import type { Field, Messages, SignUpProps, Values } from './props';

const fields = [
  { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
] as const;
const order = fields.map(({ field }) => field);
const empty: Values = { name: '', email: '', password: '' };
const statuses = { idle: '', sending: 'Creating your account…', failed: '', done: 'Account created' };

/** What the server has objected to, and in which values. */
interface Refusal {
  values: Values;
  messages: Messages;
}

/** What the form objects to by itself. */
function check({ name, email, password }: Values): Messages {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!/.@./.test(email.trim()) && { email: 'Enter an email address' }),
    ...(password.length < 8 && { password: 'Use at least 8 characters' }),
  };
}

export default function SignUp({ signUp }: SignUpProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState<Field[]>([]);
  const [refusal, setRefusal] = useState<Refusal>({ values: empty, messages: {} });
  const [request, setRequest] = useState<keyof typeof statuses>('idle');
  /** The values of this moment, for answers that come later. */
  const latest = useRef(values);

  const change = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const messageOf = (field: Field) => {
    const own = checked.includes(field) ? check(values)[field] : undefined;
    return own ?? (refusal.values[field] === values[field] ? refusal.messages[field] : undefined);
  };
  const focusFirst = (wrong: Field[]) => {
    const first = order.find((field) => wrong.includes(field));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (request === 'sending') return;
    setChecked(order);
    setRequest('idle');
    const wrong = order.filter((field) => check(values)[field]);
    if (wrong.length > 0) return focusFirst(wrong);
    setRequest('sending');
    try {
      const messages = await signUp({ ...values, name: values.name.trim(), email: values.email.trim() });
      const refused = order.filter((field) => messages[field] && latest.current[field] === values[field]);
      setRefusal({ values, messages });
      setRequest(Object.keys(messages).length > 0 ? 'idle' : 'done');
      if (Object.keys(messages).length > 0) return focusFirst(refused);
      change(empty);
      setChecked([]);
    } catch {
      setRequest('failed');
    }
  };
  return (
    <form className="sign-up" ref={form} noValidate onSubmit={submit}>
      {fields.map(({ field, label, type, autoComplete }) => {
        const message = messageOf(field);
        return (
          <div key={field}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              type={type}
              autoComplete={autoComplete}
              aria-invalid={message !== undefined || undefined}
              aria-describedby={message && `${id}-${field}-message`}
              value={values[field]}
              onChange={({ target }) => change({ ...values, [field]: target.value })}
              onBlur={() => values[field] !== '' && setChecked([...checked, field])}
            />
            <p id={`${id}-${field}-message`}>{message}</p>
          </div>
        );
      })}
      <button type="submit">Create account</button>
      <p role="status">{statuses[request]}</p>
      <p role="alert">{request === 'failed' && 'Not sent. Try again.'}</p>
    </form>
  );
}
