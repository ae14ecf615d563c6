import type { Field, Messages, SignUpProps, Values } from './props';

const fields = [
  { field: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { field: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { field: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' },
] as const;
const empty: Values = { name: '', email: '', password: '' };

/** A field, and where its message is shown. */
interface Row {
  field: Field;
  box: HTMLElement;
  input: HTMLInputElement;
  message: HTMLElement;
}

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

function buildRow({ field, label, type, autocomplete }: (typeof fields)[number]): Row {
  const box = document.createElement('div');
  const name = document.createElement('label');
  const input = document.createElement('input');
  const message = document.createElement('p');
  message.id = crypto.randomUUID();
  name.htmlFor = crypto.randomUUID();
  name.textContent = label;
  Object.assign(input, { id: name.htmlFor, name: field, type, autocomplete });
  box.append(name, input, message);
  return { field, box, input, message };
}

/** Builds the form in `root`. */
export default function signUpForm(root: HTMLElement, { signUp }: SignUpProps): void {
  const checked = new Set<Field>();
  let refusal: Refusal = { values: empty, messages: {} };
  let isSending = false;

  const form = document.createElement('form');
  const button = document.createElement('button');
  const status = document.createElement('p');
  const alert = document.createElement('p');
  const rows = fields.map(buildRow);
  form.className = 'sign-up';
  form.noValidate = true;
  button.textContent = 'Create account';
  status.role = 'status';
  alert.role = 'alert';

  const valuesNow = () => Object.fromEntries(rows.map(({ field, input }) => [field, input.value])) as Values;
  const messageOf = (field: Field, values: Values) => {
    const own = checked.has(field) ? check(values)[field] : undefined;
    return own ?? (refusal.values[field] === values[field] ? refusal.messages[field] : undefined);
  };
  const show = () => {
    const values = valuesNow();
    for (const { field, input, message } of rows) {
      const text = messageOf(field, values);
      message.textContent = text ?? '';
      input.ariaInvalid = text ? 'true' : null;
      if (text) input.setAttribute('aria-describedby', message.id);
      else input.removeAttribute('aria-describedby');
    }
  };
  const focusFirst = (isWrong: (row: Row) => unknown) => rows.find(isWrong)?.input.focus();
  const answer = (values: Values, messages: Messages) => {
    refusal = { values, messages };
    if (Object.keys(messages).length === 0) {
      form.reset();
      checked.clear();
      status.textContent = 'Account created';
    }
    show();
    focusFirst(({ field, input }) => messages[field] && input.value === values[field]);
  };
  const send = async (values: Values) => {
    isSending = true;
    status.textContent = 'Creating your account…';
    try {
      const messages = await signUp({ ...values, name: values.name.trim(), email: values.email.trim() });
      status.textContent = '';
      answer(values, messages);
    } catch {
      status.textContent = '';
      alert.textContent = 'Not sent. Try again.';
    }
    isSending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const values = valuesNow();
    const wrong = check(values);
    for (const { field } of rows) checked.add(field);
    status.textContent = '';
    alert.textContent = '';
    show();
    if (Object.keys(wrong).length > 0) focusFirst(({ field }) => wrong[field]);
    else send(values);
  });
  for (const { field, input } of rows) {
    input.addEventListener('input', show);
    input.addEventListener('blur', () => {
      if (input.value !== '') checked.add(field);
      show();
    });
  }

  form.append(...rows.map(({ box }) => box), button, status, alert);
  root.append(form);
}
