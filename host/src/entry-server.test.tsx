import { outlineOf } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { pageSlot, renderShell } from './entry-server.tsx';
import { exampleSections } from './testing/example-site.ts';

const shell = (address: string, content = {}) => renderShell(exampleSections.map(outlineOf), address, content);

it.each(['/UseReduce', '/UserefHook', '/Quotes'])(
  'leaves a slot for the page of a section inside main: %s',
  (address) => {
    const [before, at, below, after, ...more] = shell(address).split(pageSlot);
    expect([at, below]).toEqual([expect.stringMatching(/^_R_.+_$/), expect.stringMatching(/^_R_.+_$/)]);
    expect(before).toMatch(/<main(?:(?!<\/main>).)*$/s);
    expect(after).toMatch(/^(?:(?!<main).)*<\/main>.*Site map/s);
    expect(more).toEqual([]);
  },
);

it('writes the table of contents of a page before it, from its static parts', () => {
  const content = { 'html-0': '<h2 id="one">One</h2><h2 id="two">Two</h2>', 'html-1': '<h2 id="three">Three</h2>' };
  const [before = ''] = shell('/UseReduce', content).split(pageSlot);
  expect(before).toMatch(/href="#one".*href="#two".*href="#three"/s);
  expect(shell('/UseReduce')).not.toContain('On this page');
});

it('renders the host’s own pages whole', () => {
  expect(shell('/')).toContain('Where to start');
  expect(shell('/404')).toContain('404 Error');
  for (const address of ['/', '/404']) expect(shell(address)).not.toMatch(pageSlot);
});

it.each(['/', '/UseReduce', '/404'])('writes the same every time, and no style attribute: %s', (address) => {
  expect(shell(address)).toBe(shell(address));
  expect(shell(address)).not.toContain('style=');
});
