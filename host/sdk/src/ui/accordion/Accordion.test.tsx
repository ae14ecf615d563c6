import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = ['useState', 'useMemo', 'useRef'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: `About ${title}`,
}));

const open = () => [...document.querySelectorAll('details')].filter((item) => item.open).map(({ id }) => id);
const press = (title: string) => {
  const summary = screen.getByRole('heading', { name: title }).closest('summary');
  if (!summary) throw new Error(`"${title}" is in no summary.`);
  return userEvent.click(summary);
};

it('is closed at first, or open at the given item', () => {
  const { rerender } = render(<Accordion items={items} />);
  expect(open()).toEqual([]);
  rerender(<Accordion items={items} initial="usememo" />);
  expect(open()).toEqual(['usememo']);
});

it('opens one at a time, and closes the open one', async () => {
  render(<Accordion items={items} />);
  await press('useMemo');
  expect(open()).toEqual(['usememo']);
  await press('useRef');
  expect(open()).toEqual(['useref']);
  await press('useRef');
  expect(open()).toEqual([]);
});

it('leaves another accordion alone', async () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion items={[{ id: 'other', title: 'Other', content: 'Text' }]} />
    </>,
  );
  await press('useMemo');
  await press('Other');
  expect(open()).toEqual(['usememo', 'other']);
});

it('has headings of the level that the page asks for', () => {
  render(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'useState',
    'useMemo',
    'useRef',
  ]);
});

it('holds all of its text in prerendered HTML', () => {
  const html = renderToString(<Accordion items={items} />);
  for (const { content } of items) expect(html).toContain(content);
});
