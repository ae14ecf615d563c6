import { outlineOf } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { pageSlot, renderShell } from './entry-server.tsx';
import { exampleSections } from './testing/example-site.ts';

const shell = (address: string) => renderShell(exampleSections.map(outlineOf), address);

it.each(['/UseReduce', '/UserefHook', '/Quotes'])(
  'leaves a slot for the page of a section inside main: %s',
  (address) => {
    const [before, after, ...more] = shell(address).split(pageSlot);
    expect(before).toMatch(/<main(?:(?!<\/main>).)*$/s);
    expect(after).toMatch(/^(?:(?!<main).)*<\/main>.*Site map/s);
    expect(more).toEqual([]);
  },
);

it('renders the host’s own pages whole', () => {
  expect(shell('/')).toContain('Where to start');
  expect(shell('/404')).toContain('404 Error');
  for (const address of ['/', '/404']) expect(shell(address)).not.toContain(pageSlot);
});

it.each(['/', '/UseReduce', '/404'])('writes the same every time, and no style attribute: %s', (address) => {
  expect(shell(address)).toBe(shell(address));
  expect(shell(address)).not.toContain('style=');
});
