import type { Field, OrderFormProps, Values } from './props';

interface Question {
  field: Field;
  label: string;
  autocomplete: AutoFill;
}

const contact: Question[] = [
  { field: 'name', label: 'Name', autocomplete: 'name' },
  { field: 'email', label: 'Email', autocomplete: 'email' },
];
const address: Question[] = [
  { field: 'street', label: 'Street', autocomplete: 'address-line1' },
  { field: 'city', label: 'City', autocomplete: 'address-level2' },
];
const steps = [
  { title: 'Contact', questions: contact },
  { title: 'Address', questions: address },
  { title: 'Check', questions: [] },
];
const last = steps.length - 1;

/** Builds the form in `root`. */
export default function orderForm(root: HTMLElement, { submit }: OrderFormProps): void {
  const values: Values = { name: '', email: '', street: '', city: '' };
  let step = 0;
  let inputs: HTMLInputElement[] = [];
  /** Whether "Next" has been refused in this step. */
  let isChecked = false;
  let isSending = false;

  const form = document.createElement('form');
  const heading = element('h2');
  const content = element('div');
  const actions = element('div');
  const back = element('button', 'Back');
  const next = element('button', 'Next');
  const status = element('p');
  const alert = element('p');
  form.className = 'steps';
  form.noValidate = true;
  heading.tabIndex = -1;
  back.type = 'button';
  next.type = 'submit';
  content.className = 'fields';
  actions.className = 'actions';
  status.role = 'status';
  alert.role = 'alert';

  const ask = ({ field, label, autocomplete }: Question) => {
    const box = element('div');
    const name = element('label', label);
    const input = element('input');
    const message = element('p');
    name.htmlFor = crypto.randomUUID();
    message.id = crypto.randomUUID();
    Object.assign(input, { id: name.htmlFor, autocomplete, value: values[field] });
    input.addEventListener('input', () => {
      values[field] = input.value;
      if (isChecked) object(input, message, isEmpty(input) ? 'Fill in this field' : '');
    });
    inputs.push(input);
    box.append(name, input, message);
    return box;
  };
  const refuse = (input: HTMLInputElement) => {
    const message = input.nextElementSibling;
    if (message) object(input, message, 'Fill in this field');
  };
  const show = () => {
    const { title, questions } = steps[step] ?? { title: '', questions: [] };
    inputs = [];
    isChecked = false;
    heading.textContent = `Step ${step + 1} of ${steps.length}: ${title}`;
    content.replaceChildren(...(step === last ? [summaryOf(values)] : questions.map(ask)));
    actions.replaceChildren(...(step > 0 ? [back, next] : [next]));
    next.textContent = step === last ? 'Send' : 'Next';
    alert.textContent = '';
  };
  const goTo = (number: number) => {
    step = number;
    show();
    heading.focus();
  };
  const send = async () => {
    isSending = true;
    status.textContent = 'Sending…';
    alert.textContent = '';
    try {
      await submit(trimmed(values));
      heading.textContent = 'Thank you';
      form.replaceWith(heading);
      heading.focus();
    } catch {
      alert.textContent = 'Not sent. Try again.';
    }
    status.textContent = '';
    isSending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const empty = inputs.filter(isEmpty);
    isChecked = empty.length > 0;
    for (const input of empty) refuse(input);
    if (empty.length > 0) empty[0]?.focus();
    else if (step < last) goTo(step + 1);
    else send();
  });
  back.addEventListener('click', () => {
    if (!isSending) goTo(step - 1);
  });

  form.append(heading, content, actions, status, alert);
  root.append(form);
  show();
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function isEmpty({ value }: HTMLInputElement): boolean {
  return value.trim() === '';
}

/** Says what is wrong with a field; an empty message for nothing. */
function object(input: HTMLInputElement, message: Element, text: string): void {
  message.textContent = text;
  input.ariaInvalid = text ? 'true' : null;
  if (text) input.setAttribute('aria-describedby', message.id);
  else input.removeAttribute('aria-describedby');
}

function trimmed({ name, email, street, city }: Values): Values {
  return { name: name.trim(), email: email.trim(), street: street.trim(), city: city.trim() };
}

function summaryOf(values: Values): HTMLDListElement {
  const list = element('dl');
  for (const { field, label } of [...contact, ...address]) {
    const box = element('div');
    box.append(element('dt', label), element('dd', values[field]));
    list.append(box);
  }
  return list;
}
