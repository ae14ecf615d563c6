import type { Page } from '@playwright/test';
import { storedAttempts } from './stored-attempts.ts';

/** The workspace, once it has taken the place of the start. */
export const workspace = (page: Page) => page.locator('[data-workspace]');

/** Where the reader writes: a text area at first. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your code' });

export const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

/** The tests, one by one. */
export const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem');

export const summary = (page: Page) => page.getByText(/^\d+ of \d+ tests pass/);

/** Opens the disclosure with the attempts. */
export const openAttempts = (page: Page) => page.getByText('Attempts and sharing').click();

/** The code in the field, which is a text area, or an editor that has elements only for the lines near the window. */
export function codeIn(page: Page): Promise<string> {
  return field(page).evaluate((element) =>
    'value' in element
      ? String(element.value)
      : Array.from(element.children, ({ textContent }) => textContent).join('\n'),
  );
}

/** The code of all stored attempts at a TypeScript exercise, in the order of their beginning. */
export async function savedCodes(page: Page): Promise<unknown[]> {
  return (await storedAttempts(page)).map(({ files }) => files['solution.ts']);
}
