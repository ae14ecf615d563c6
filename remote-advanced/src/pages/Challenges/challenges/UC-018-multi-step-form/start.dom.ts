import type { OrderFormProps } from './props';

/** Builds the form in `root`. */
export default function orderForm(root: HTMLElement, { submit }: OrderFormProps): void {
  const form = document.createElement('form');
  const heading = document.createElement('h2');
  form.className = 'steps';
  heading.textContent = 'Step 1 of 3: Contact';
  form.append(heading);
  root.append(form);
}
