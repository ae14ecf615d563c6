import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from './write-new.ts';

/**
 * Starts a page of a section: a folder with its `page.md` and a first demo.
 * @param section the section's folder
 * @param name the page's address in PascalCase
 * @param date today, such as 2026-11-22
 * @returns the files it has written
 * @throws Error for a folder that is not a section, a name that cannot be an address, or a page that exists
 */
export function newPage(section: string, name: string, date: string): string[] {
  if (!existsSync(join(section, 'src/section.ts')))
    throw new Error(`${section} is not a section. Name its folder, such as remote-hooks.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" cannot be the name of a page: use PascalCase, such as UseDeferredValue.`);
  return writeNew(join(section, 'src/pages', name), {
    'page.md': pageText(name, date),
    'Counter.demo.tsx': demoText,
    'Counter.demo.test.tsx': testText,
  });
}

function pageText(name: string, date: string): string {
  return `---
title: ${name}
summary: Say in one sentence what a reader can do after this page.
reviewedOn: ${date}
---

## What it is for

Write the first chapter here.

::demo{name="Counter"}
`;
}

const demoText = `import { useState } from 'react';

/** Replace this demo by one of your page: one file, a component without props as its default export. */
export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
`;

const testText = `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Counter from './Counter.demo.tsx';

it('counts clicks', async () => {
  render(<Counter />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button.textContent).toBe('Clicked 1 times');
});
`;
