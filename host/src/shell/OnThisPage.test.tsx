import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OnThisPage } from './OnThisPage.tsx';

const headings = [
  { id: 'one', html: 'One' },
  { id: 'two', html: 'The <code>two</code>' },
  { id: 'three', html: 'Three' },
];

/** How far each chapter is below the top of a window of 900 pixels. */
let tops: Record<string, number> = {};

function open() {
  render(
    <>
      <OnThisPage headings={headings} />
      {headings.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
}

const [folded, margin] = [0, 1].map((at) => () => {
  const table = screen.getAllByRole('navigation', { name: 'On this page' })[at];
  if (!table) throw new Error('There is no such table of contents.');
  return within(table);
});
const current = () =>
  margin?.()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

function scrollTo(next: Record<string, number>) {
  tops = next;
  act(() => void dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  vi.restoreAllMocks();
});

function measure() {
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 30);
  });
}

it('links to each chapter by its name', () => {
  open();
  const links = margin?.().getAllByRole('link');
  expect(links?.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['One', '#one'],
    ['The two', '#two'],
    ['Three', '#three'],
  ]);
});

it('marks the chapter that has come into the upper third, and follows the scroll', () => {
  measure();
  tops = { one: 500, two: 1200, three: 2000 };
  open();
  expect(current()).toEqual([]);
  scrollTo({ one: 299, two: 900, three: 1700 });
  expect(current()).toEqual(['One']);
  scrollTo({ one: -700, two: 100, three: 900 });
  expect(current()).toEqual(['The two']);
  scrollTo({ one: -3000, two: -2000, three: -900 });
  expect(current()).toEqual(['Three']);
});

it('folds again when a link in it is followed', async () => {
  open();
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  const [first] = folded?.().getAllByRole('link') ?? [];
  if (first) await userEvent.click(first);
  expect(details.open).toBe(false);
});

it('is not rendered when there is nothing to list', () => {
  const { container } = render(<OnThisPage headings={[]} />);
  expect(container.innerHTML).toBe('');
});
