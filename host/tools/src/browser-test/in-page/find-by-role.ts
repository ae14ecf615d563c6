/** Gives a page of the site a function that finds what assistive technology finds, also in an editor's shadow root. */
import { queryAllByRole } from '@testing-library/dom';

function findByRole(role: string, name: string): HTMLElement | null {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]);
  for (const root of [document.body, ...roots]) {
    const all = root instanceof HTMLElement ? queryAllByRole(root, role, { name }) : [];
    // Testing Library does not know what a closed disclosure hides.
    const found = all.find((one) => one.checkVisibility());
    if (!found) continue;
    // A driver clicks where an element was when smooth scrolling began.
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found;
  }
  return null;
}

Object.assign(window, { findByRole });
