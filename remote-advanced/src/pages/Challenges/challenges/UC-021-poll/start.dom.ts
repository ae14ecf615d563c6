import type { PollProps } from './props';

/** Builds the poll in `root`. */
export default function poll(root: HTMLElement, { question, answers, voted, vote }: PollProps): void {
  const form = document.createElement('form');
  const button = document.createElement('button');
  form.className = 'poll';
  button.textContent = 'Vote';
  form.append(button);
  root.append(form);
}
