import { useEffect, useRef } from 'react';
import styles from './Switch.module.css';

/** Builds the switch inside an element. @returns a function that removes it */
function mount(root: HTMLElement): () => void {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = styles.switch ?? '';
  toggle.textContent = 'Full name';
  toggle.setAttribute('role', 'switch');

  const name = document.createElement('output');
  const line = document.createElement('p');
  line.append('Name: ', name);

  let full = false;
  const show = () => {
    toggle.setAttribute('aria-checked', String(full));
    name.value = full ? 'Robin Sample' : 'R. Sample';
  };
  toggle.addEventListener('click', () => {
    full = !full;
    show();
  });

  show();
  root.append(toggle, line);
  return () => root.replaceChildren();
}

export default function ToggleDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} />;
}
