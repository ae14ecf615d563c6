import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import App from './App.tsx';
import site from './parts/site-cases.json';
import work from './parts/work.json';

it('shows the author’s work first, then that of the site, with all parts of a case study', () => {
  render(<App />);
  const studies = screen.getAllByRole('article');
  expect(studies.map((study) => study.getAttribute('aria-label'))).toEqual(
    [...work, ...site].map(({ title }) => title),
  );
  for (const study of studies) {
    const terms = within(study)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect([...new Set(terms)]).toEqual([
      'Problem',
      'Role',
      'Constraints',
      'Decisions',
      'Result',
      'Hindsight',
      'See it',
    ]);
    within(study).getByRole('link');
  }
});

it('states a measured result in each case of the site', () => {
  for (const { result } of site) expect(result).toMatch(/\d/);
});
