import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

describe('the colors of a source', () => {
  const html = '<figure><pre><code><span class="pl-k">const</span> a = <ins>1</ins>;</code></pre></figure>';
  const plain = '<figure><pre><code>const a = <ins>1</ins>;</code></pre></figure>';
  const shown = () => document.querySelector('[data-content]')?.innerHTML;

  it('come when it is opened', () => {
    render(<SourceView sources={[{ key: 'a.tsx', label: 'Source' }]} content={{ 'a.tsx': html }} />);
    expect(shown()).toBe(plain);
    fireEvent.click(screen.getByText('Source'));
    expect(shown()).toBe(html);
  });

  it('are in prerendered HTML, and what is there stays when it is opened', () => {
    const view = <SourceView sources={[{ key: 'a.tsx', label: 'Source' }]} content={{ 'a.tsx': html }} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = prerendered(view);
    expect(shown()).toBe(html);
    const token = container.querySelector('span');
    const onRecoverableError = vi.fn();
    render(view, { container, hydrate: true, onRecoverableError });
    fireEvent.click(screen.getByText('Source'));
    expect(container.querySelector('span')).toBe(token);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  /** As a server build renders it, where there is no document. */
  function prerendered(view: ReactElement): string {
    vi.stubGlobal('document', undefined);
    try {
      return renderToString(view);
    } finally {
      vi.unstubAllGlobals();
    }
  }
});
