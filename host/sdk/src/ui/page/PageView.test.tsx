import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Articles } from '../articles/index.ts';
import { type PageBlock, PageView } from './PageView.tsx';

const Greeting = () => <p>Hello from the demo</p>;

const demo: PageBlock = {
  kind: 'demo',
  name: 'Greeting',
  variants: [{ label: null, file: 'Greeting.demo.tsx', Demo: Greeting }],
  parts: [],
  tests: [],
};
const blocks: PageBlock[] = [{ kind: 'html', key: 'html-0' }, demo, { kind: 'html', key: 'html-1' }];
const content = {
  'html-0': '<h1>useRef</h1><p>Before</p>',
  'html-1': '<p>After <b>it</b></p>',
  'Greeting.demo.tsx': '<pre>source</pre>',
};

it('shows prose and demos in the order of the page', () => {
  render(<PageView blocks={blocks} content={content} />);
  screen.getByRole('heading', { level: 1, name: 'useRef' });
  screen.getByRole('region', { name: 'Demo: Greeting' });
  const text = screen.getByRole('article').textContent;
  expect(text).toMatch(/^useRef ?Before.*Hello from the demo.*source.*After it$/);
});

it('marks every static part with its name, so that the host finds it again in a prerendered document', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(<PageView blocks={blocks} content={content} />);
  const parts = [...template.content.querySelectorAll<HTMLElement>('[data-content]')];
  expect(Object.fromEntries(parts.map((part) => [part.dataset.content, part.innerHTML]))).toEqual(content);
});

it('shows the demos where the text is not there yet', () => {
  render(<PageView blocks={blocks} content={{}} />);
  screen.getByText('Hello from the demo');
  expect(screen.queryByText('Before')).toBeNull();
});

it('writes no style attribute, which the policy would refuse', () => {
  expect(renderToString(<PageView blocks={blocks} content={content} />)).not.toContain('style=');
});

it('shows articles made of prose and demos, all of it in prerendered HTML', () => {
  const articles = [{ id: 'use', title: 'use-title', blocks: [{ kind: 'html', key: 'use-0' } as const, demo] }];
  const own = { 'use-title': '<b>use</b>', 'use-0': '<p>About use</p>', 'Greeting.demo.tsx': '<pre>source</pre>' };
  const template = document.createElement('template');
  template.innerHTML = renderToString(
    <PageView blocks={[{ kind: 'articles', key: 'hooks', articles, Articles }]} content={own} />,
  );
  const details = template.content.querySelector('details#use');
  expect(details?.textContent).toMatch(/^useAbout use.*Hello from the demo/);
  const parts = [...template.content.querySelectorAll<HTMLElement>('[data-content]')];
  expect(Object.fromEntries(parts.map((part) => [part.dataset.content, part.innerHTML]))).toEqual(own);
});

let partsAtFirst: number;
function Watcher() {
  useLayoutEffect(() => {
    partsAtFirst = document.querySelectorAll('[data-content^=html]').length;
  }, []);
  return <p>Hello from the demo</p>;
}
const watched = { ...demo, variants: [{ label: null, file: 'Greeting.demo.tsx', Demo: Watcher }] };
const long: PageBlock[] = [{ kind: 'html', key: 'html-0' }, watched, { kind: 'html', key: 'html-1' }];

describe('a page', () => {
  it.each([
    ['shows its first screen before the rest', true, 1],
    ['is shown as a whole, unless the host asks for its first screen', false, 2],
  ])('%s', (_what, firstScreen, expected) => {
    render(<PageView blocks={long} content={content} firstScreen={firstScreen} />);
    expect(partsAtFirst).toBe(expected);
    expect(screen.getByRole('article').textContent).toContain('After it');
  });
});
