import { type KeyboardEvent, useRef, useState } from 'react';
import { useClickOutside } from './use-click-outside.ts';

export default function ClickOutside() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickOutside(menu, () => setOpen(false));

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Escape key event bubbles up from the controls inside
    <div ref={menu} onKeyDown={closeByEscape}>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Share
      </button>
      {isOpen && (
        <ul>
          <li>
            <button type="button">By mail</button>
          </li>
          <li>
            <button type="button">By link</button>
          </li>
        </ul>
      )}
    </div>
  );
}
