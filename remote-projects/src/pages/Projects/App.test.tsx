import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import App from './App.tsx';
import work from './parts/work.json';

it('shows every entry with all parts of a case study', () => {
  render(<App />);
  const studies = screen.getAllByRole('article');
  expect(studies).toHaveLength(work.length);
  for (const study of studies) {
    const terms = within(study)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(terms).toEqual(['Problem', 'Role', 'Constraints', 'Decisions', 'Result', 'Hindsight', 'See it']);
    within(study).getByRole('link');
  }
});

it('marks what is an example, and says what that means', () => {
  render(<App />);
  screen.getByText(/nobody’s work history/);
  expect(screen.getAllByText('Example entry')).toHaveLength(work.filter(({ example }) => example).length);
});
