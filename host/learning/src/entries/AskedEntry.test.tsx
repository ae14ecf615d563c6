import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AskedEntry } from './AskedEntry.tsx';

it('leads from an answer to the pages of other entries, whose list is not here', () => {
  const html = '<p><a href="#JS-002">a closure</a> <a href="#JS-404">gone</a> <a href="/Maps/set">a set</a></p>';
  const addressOf = (id: string) => (id === 'JS-002' ? '/javascript/closure' : undefined);
  render(
    <AskedEntry
      id="JS-001"
      kind="question"
      isAllAnswer
      html={html}
      isAnswerShown
      addressOf={addressOf}
      onAnswer={() => {}}
    />,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/javascript/closure', '#JS-404', '/Maps/set']);
});
