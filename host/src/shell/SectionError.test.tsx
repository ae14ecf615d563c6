import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionError } from './SectionError.tsx';

const onRetry = vi.fn();
const panel = { title: 'React Hooks', error: new Error('It did not answer.'), html: '', busy: false, onRetry };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.restoreAllMocks();
  onRetry.mockReset();
});

it('shows at once which section could not be loaded, and why', () => {
  render(<SectionError {...panel} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('“React Hooks” could not be loaded');
  screen.getByRole('heading', { level: 2, name: '“React Hooks” could not be loaded' });
  screen.getByText('The rest of the site works.');
  screen.getByText('It did not answer.');
  expect(alert.textContent).not.toContain('The text of this page is here');
});

it('keeps the text of the page readable if it has loaded, and explains that it is only the text', () => {
  render(<SectionError {...panel} html="<h1>useReducer</h1>" />);
  screen.getByRole('heading', { level: 1, name: 'useReducer' });
  expect(screen.getByRole('alert').textContent).toContain(
    'The text of this page is here, its interactive parts are not.',
  );
});

it.each([['a string'], [undefined], [{ code: 7 }]])('handles a thrown value that is not an error: %j', (error) => {
  render(<SectionError {...panel} error={error} />);
  expect(screen.getByRole('alert').textContent).toContain('could not be loadedThe rest of the site works.Try again');
});

it('tries again, and after that offers to reload the document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { rerender } = render(<SectionError {...panel} />);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await press('Try again');
  expect(onRetry).toHaveBeenCalledTimes(1);

  rerender(<SectionError {...panel} busy />);
  screen.getByRole('button', { name: 'Try again', busy: true });
  screen.getByText('Trying again…');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();

  rerender(<SectionError {...panel} error={new Error('Still not.')} />);
  await press('Reload the page');
  expect(reload).toHaveBeenCalledTimes(1);
});
