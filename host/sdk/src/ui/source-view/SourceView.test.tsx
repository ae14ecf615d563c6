import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceView } from './SourceView.tsx';

const sources = [
  { key: 'a.tsx', label: 'Source' },
  { key: 'a.test.tsx', label: 'Test' },
];
const content = { 'a.tsx': '<pre>the code</pre>', 'a.test.tsx': '<pre>the test</pre>' };

const disclosures = () =>
  [...document.querySelectorAll('details')].map((details) => ({
    label: details.querySelector('summary')?.textContent,
    html: details.querySelector('[data-content]')?.innerHTML,
    open: details.open,
  }));

it('offers each source by its label, folded', () => {
  render(<SourceView sources={sources} content={content} />);
  expect(disclosures()).toEqual([
    { label: 'Source', html: '<pre>the code</pre>', open: false },
    { label: 'Test', html: '<pre>the test</pre>', open: false },
  ]);
});

it('has one open at a time: they share a name, and no other view has it', () => {
  render(
    <>
      <SourceView sources={sources} content={content} />
      <SourceView sources={sources} content={content} />
    </>,
  );
  const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(names[2]).not.toBe(names[0]);
});

it('shows a folder as a disclosure of its own', () => {
  render(<SourceView sources={[{ label: 'Files', sources }]} content={content} />);
  const [folder, first] = document.querySelectorAll('details');
  expect(folder?.contains(first ?? null)).toBe(true);
  expect(first?.getAttribute('name')).not.toBe(folder?.getAttribute('name'));
  expect(disclosures().map(({ label }) => label)).toEqual(['Files', 'Source', 'Test']);
});

it('marks its parts for the host, and holds them in prerendered HTML', () => {
  const html = renderToString(<SourceView sources={sources} content={content} />);
  expect(html).toContain('data-content="a.tsx"><pre>the code</pre>');
});
