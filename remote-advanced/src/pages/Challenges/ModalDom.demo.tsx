import { useEffect, useId, useRef } from 'react';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function onBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return event.target === dialog && (x < left || x > right || y < top || y > bottom);
}

/** Builds the button and its dialog inside an element. @returns a function that removes them */
function mount(root: HTMLElement, id: string): () => void {
  const opener = element('button', 'Open dialog in plain DOM');
  const closer = element('button', 'Close');
  opener.type = closer.type = 'button';
  const heading = element('h3', 'A dialog without a framework');
  heading.id = id;
  const dialog = element('dialog');
  dialog.setAttribute('aria-labelledby', id);
  dialog.append(heading, element('p', 'The browser brings the layer, the focus and Escape.'), closer);

  opener.addEventListener('click', () => dialog.showModal());
  closer.addEventListener('click', () => dialog.close());
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedOutside = onBackdrop(event, dialog);
  });
  dialog.addEventListener('click', (event) => {
    if (pressedOutside && onBackdrop(event, dialog)) dialog.close();
  });
  root.append(opener, dialog);
  return () => root.replaceChildren();
}

export default function ModalDom() {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => (root.current ? mount(root.current, id) : undefined), [id]);
  return <div ref={root} />;
}
