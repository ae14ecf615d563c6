import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const brief = `
## Task

Build a button that shows and hides a text. State what the component gets and where its state is.

## Requirements

1. The button "Details" is closed at first, and reports by \`aria-expanded\` whether the text is visible.
2. Pressing it shows "More text.", and pressing it again hides the text.

State what is not required.

## Hints

1. A small push.
2. A stronger one.
3. Almost the solution.

## In review

- What tells a good solution from one that only works.

## Follow-ups

- What changes with the next requirement?
`;

const startReact = `export default function Details() {
  return <p>To do</p>;
}
`;

const solutionReact = `import { useState } from 'react';

export default function Details() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details
      </button>
      <p hidden={!isOpen}>More text.</p>
    </>
  );
}
`;

const startDom = `/** Builds the button and its text in \`root\`. */
export default function details(root: HTMLElement): void {
  root.append('To do');
}
`;

const solutionDom = `/** Builds the button and its text in \`root\`. */
export default function details(root: HTMLElement): void {
  const button = document.createElement('button');
  const text = document.createElement('p');
  button.textContent = 'Details';
  text.textContent = 'More text.';

  const show = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen);
    text.hidden = !isOpen;
  };
  button.addEventListener('click', () => show(text.hidden === true));
  root.append(button, text);
  show(false);
}
`;

const styles = `button {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
}
button:focus-visible {
  outline: 3px solid #1a5fb4;
}
`;

const checks = `import { check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';

const button = () => screen.getByRole('button', { name: 'Details' });
const isShown = () => textOnScreen().includes('More text.');
const isExpanded = () => button().getAttribute('aria-expanded');

check('behavior', 'is closed at first', () => {
  mount();
  button();
  expect(isShown(), 'the text is visible').toBe(false);
});

check('behavior', 'shows the text', async () => {
  const { user } = mount();
  await user.click(button());
  expect(isShown(), 'the text is visible').toBe(true);
});

check('behavior', 'hides the text again', async () => {
  const { user } = mount();
  await user.dblClick(button());
  expect(isShown(), 'the text is visible').toBe(false);
});

check('names', 'reports whether it is open', async () => {
  const { user } = mount();
  expect(isExpanded()).toBe('false');
  await user.click(button());
  expect(isExpanded()).toBe('true');
});

check('keyboard', 'works with the keyboard', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(isShown(), 'the text is visible').toBe(true);
});

generalChecks({ 'while it is open': async ({ user }) => user.click(button()) });
`;

const mutants = `- name: open-at-first
  mistake: It begins open.
  in: solution.tsx
  replace: useState(false)
  with: useState(true)
  fails: [is closed at first, shows the text, hides the text again, reports whether it is open, works with the keyboard]
- name: never-opens
  mistake: Pressing it changes nothing.
  in: solution.tsx
  replace: setOpen(!isOpen)
  with: setOpen(false)
  fails: [shows the text, reports whether it is open, works with the keyboard]
- name: never-closes
  mistake: Pressing it again leaves it open.
  in: solution.dom.ts
  replace: show(text.hidden === true)
  with: show(true)
  fails: [hides the text again]
- name: state-is-not-reported
  mistake: The button is always expanded.
  in: solution.tsx
  replace: "aria-expanded={isOpen}"
  with: aria-expanded="true"
  fails: [reports whether it is open]
- name: state-is-reversed
  mistake: The button reports the opposite.
  in: solution.dom.ts
  replace: String(isOpen)
  with: String(!isOpen)
  fails: [reports whether it is open]
- name: pointer-only
  mistake: No key reaches the button.
  in: solution.dom.ts
  replace: "  button.textContent = 'Details';"
  with: "  button.textContent = 'Details';\\n  button.tabIndex = -1;"
  fails: [works with the keyboard, "lets Tab in, and out again"]
`;

/** A challenge with all its parts. */
export const challengeStarter: Starter = (data) => ({
  '/brief.md': starterText(data, brief).replace('\nreviewedOn:', '\nminutes: 30\nreviewedOn:'),
  '/start.tsx': startReact,
  '/solution.tsx': solutionReact,
  '/start.dom.ts': startDom,
  '/solution.dom.ts': solutionDom,
  '/styles.css': styles,
  '/checks.ts': checks,
  '/mutants.yaml': mutants,
});
