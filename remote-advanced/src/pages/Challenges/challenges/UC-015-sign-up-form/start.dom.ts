import type { SignUpProps } from './props';

/** Builds the form in `root`. */
export default function signUpForm(root: HTMLElement, { signUp }: SignUpProps): void {
  const form = document.createElement('form');
  const button = document.createElement('button');
  form.className = 'sign-up';
  button.textContent = 'Create account';
  form.append(button);
  root.append(form);
}
