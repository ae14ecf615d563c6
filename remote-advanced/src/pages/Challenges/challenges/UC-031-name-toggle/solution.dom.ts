import type { NameToggleProps } from './props';

/** Builds the switch and the name in `root`. */
export default function nameToggle(root: HTMLElement, { shortName, fullName }: NameToggleProps): void {
  let isFull = false;

  const box = document.createElement('div');
  const button = document.createElement('button');
  const name = document.createElement('p');
  box.className = 'name-toggle';
  button.type = 'button';
  button.role = 'switch';
  button.textContent = 'Full name';

  const show = () => {
    button.ariaChecked = String(isFull);
    name.textContent = isFull ? fullName : shortName;
  };
  button.addEventListener('click', () => {
    isFull = !isFull;
    show();
  });

  box.append(button, name);
  root.append(box);
  show();
}
