import { useEffect, useRef } from 'react';

/** Builds a labeled input. The browser validates it by `required`, `min`, `max` and the type. */
function box(label: string, attributes: Record<string, string>): HTMLParagraphElement {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const wrapper = document.createElement('label');
  wrapper.append(`${label} `, input);
  const line = document.createElement('p');
  line.append(wrapper);
  return line;
}

/** Builds the form inside an element. @returns a function that removes it */
function mount(root: HTMLElement): () => void {
  const form = document.createElement('form');
  const submit = document.createElement('button');
  submit.type = 'submit';
  submit.textContent = 'Submit';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');

  form.append(
    box('Name', { type: 'text', name: 'name', required: '', pattern: '.*\\S.*', title: 'Not only blanks' }),
    box('Age', { type: 'number', name: 'age', required: '', min: '0', max: '130' }),
    submit,
  );
  form.addEventListener('input', () => {
    status.textContent = '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.reset();
    status.textContent = 'Form submitted successfully!';
  });
  root.append(form, status);
  return () => root.replaceChildren();
}

export default function FormDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} />;
}
