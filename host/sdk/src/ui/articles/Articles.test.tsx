import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Articles } from './Articles.tsx';

const content = {
  'use-title': '<b>use</b> <span>Reads a promise.</span>',
  'useId-title': '<b>useId</b> <span>An id.</span>',
};
const articles = [
  { id: 'use', title: 'use-title', body: <p>About use</p> },
  { id: 'useId', title: 'useId-title', body: <p>About useId</p> },
];
const open = () => [...document.querySelectorAll('details')].filter((item) => item.open).map(({ id }) => id);
const press = (text: string) => {
  const summary = screen.getByText(text).closest('summary');
  if (!summary) throw new Error(`"${text}" is in no summary.`);
  return userEvent.click(summary);
};

it('opens one article at a time by its title, and closes the open one', async () => {
  render(<Articles articles={articles} content={content} />);
  expect(open()).toEqual([]);
  await press('useId');
  expect(open()).toEqual(['useId']);
  await press('Reads a promise.');
  expect(open()).toEqual(['use']);
  await press('use');
  expect(open()).toEqual([]);
});

it('has a heading for every article, which says what it is for', () => {
  render(<Articles articles={articles} content={content} />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['use Reads a promise.', 'useId An id.']);
});

it('has titles and text in prerendered HTML, the titles where the host finds them', () => {
  const html = renderToString(<Articles articles={articles} content={content} />);
  expect(html).toContain(`data-content="use-title">${content['use-title']}</span>`);
  expect(html).toContain('<p>About useId</p>');
});
