import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Demo, DemoPanel } from './DemoPanel.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}

function Fragile() {
  const [count, setCount] = useState(0);
  if (count === 1) throw new Error('one is too many');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Break
    </button>
  );
}

function Broken(): never {
  throw new Error('no data');
}

const asFound = { label: 'As found', file: 'Counter.as-found.demo.tsx', Demo: Fragile };
const corrected = { label: 'Corrected', file: 'Counter.corrected.demo.tsx', Demo: Counter };
const content = {
  [asFound.file]: '<pre>the code as found</pre>',
  [corrected.file]: '<pre>the code corrected</pre>',
  'parts/Row.tsx': '<pre>the row</pre>',
  'Counter.demo.test.tsx': '<pre>the test</pre>',
  'Counter.difference': '<pre>what changes</pre>',
};

function show(change: Partial<Demo>) {
  return render(
    <DemoPanel name="Counter" variants={[corrected]} parts={[]} tests={[]} content={content} {...change} />,
  );
}

const variant = (label: string) => within(screen.getByRole('region', { name: `${label}: Counter` }));
const press = (name: string, inside: ReturnType<typeof variant>) =>
  userEvent.click(inside.getByRole('button', { name }));

/** The disclosure with this summary. */
function source(text: string): HTMLDetailsElement {
  const found = [...document.querySelectorAll('details')].find(
    (details) => details.querySelector('summary')?.textContent === text,
  );
  if (!found) throw new Error(`There is no disclosure "${text}".`);
  return found;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('is a region with the demo’s name', () => {
  show({});
  screen.getByRole('region', { name: 'Demo: Counter' });
});

it('shows both variants side by side, each under its name with a Reset of its own', () => {
  show({ variants: [asFound, corrected] });
  variant('As found').getByRole('heading', { level: 3, name: 'As found' });
  variant('As found').getByRole('button', { name: 'Break' });
  variant('Corrected').getByRole('heading', { level: 3, name: 'Corrected' });
  variant('Corrected').getByRole('button', { name: 'Count: 0' });
  expect(screen.getAllByRole('button', { name: 'Reset' })).toHaveLength(2);
});

it('has no heading where there is one variant alone', () => {
  show({ variants: [{ ...corrected, label: null }] });
  expect(screen.queryByRole('heading')).toBeNull();
  screen.getByRole('button', { name: 'Reset' });
});

it('has no Reset where nothing ever changes, also when it throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ variants: [{ ...corrected, label: null, Demo: Broken }], isStatic: true });
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  expect(screen.getByRole('alert').textContent).not.toContain('Reset');
});

/** The sources that the panel offers: label, text, whether it is open. */
const sources = () =>
  [...document.querySelectorAll('details')].map((details) => [
    details.querySelector('summary')?.textContent,
    details.querySelector('pre')?.textContent,
    details.open,
  ]);

it('offers the source of both variants, what changes between them, and the test, all folded', () => {
  show({ variants: [asFound, corrected], tests: ['Counter.demo.test.tsx'] });
  expect(sources()).toEqual([
    ['Source: as found', 'the code as found', false],
    ['Source: corrected', 'the code corrected', false],
    ['Difference', 'what changes', false],
    ['Test', 'the test', false],
  ]);
});

it('has no difference where there is one variant', () => {
  show({ variants: [{ ...corrected, label: null }], tests: ['Counter.demo.test.tsx'] });
  expect(sources().map(([label]) => label)).toEqual(['Source', 'Test']);
});

it('has a folder for the files of an application, and one for its tests', () => {
  const tests = ['App.test.tsx', 'parts/Row.test.tsx'];
  const parts = ['parts/Row.module.css', 'parts/Row.tsx', 'parts/rows.ts'];
  show({ name: 'App', variants: [{ ...corrected, label: null, file: 'App.tsx' }], parts, tests });
  expect(sources().map(([label]) => label)).toEqual([
    'Source: 4 files',
    'App.tsx',
    ...parts,
    'Tests: 2 files',
    ...tests,
  ]);
});

it('names the one module that a demo imports beside its source', () => {
  show({ variants: [{ ...corrected, label: null }], parts: ['hooks/use-count.ts'], tests: ['Counter.demo.test.tsx'] });
  expect(sources().map(([label]) => label)).toEqual(['Source', 'use-count.ts', 'Test']);
});

it('shows the stylesheet that variants share once, after what changes', () => {
  const parts = ['Counter.module.css'];
  show({ variants: [asFound, corrected], parts, tests: ['Counter.demo.test.tsx'] });
  const labels = ['Source: as found', 'Source: corrected', 'Difference', 'Styles', 'Test'];
  expect(sources().map(([label]) => label)).toEqual(labels);
});

it('has a folder for several parts, and one for several stylesheets', () => {
  const parts = ['Counter.module.css', 'parts/Head.tsx', 'parts/lab.module.css', 'parts/Row.tsx', 'parts/rows.ts'];
  show({ variants: [{ ...corrected, label: null }], parts });
  expect(sources().map(([label]) => label)).toEqual([
    'Source',
    'Parts: 3 files',
    'parts/Head.tsx',
    'parts/Row.tsx',
    'parts/rows.ts',
    'Styles: 2 files',
    'Counter.module.css',
    'parts/lab.module.css',
  ]);
});

it.each([
  [[], true],
  [['use-count.ts'], true],
  [['Counter.module.css'], false],
  [['parts/Head.tsx', 'parts/Row.tsx', 'parts/rows.ts'], false],
])('has its open source beside it where it needs no width of its own: with %j %s', (parts, beside) => {
  show({ variants: [{ ...corrected, label: null }], parts });
  expect(document.querySelector('[class*="beside"]') !== null).toBe(beside);
});

it('restarts the variant on Reset, and leaves the other one and open sources alone', async () => {
  show({ variants: [corrected, { ...corrected, label: 'As found', file: asFound.file }] });
  await press('Count: 0', variant('Corrected'));
  await press('Count: 0', variant('As found'));
  source('Source: corrected').open = true;

  await press('Reset', variant('Corrected'));
  variant('Corrected').getByRole('button', { name: 'Count: 0' });
  variant('As found').getByRole('button', { name: 'Count: 1' });
  expect(source('Source: corrected').open).toBe(true);
});

it('keeps an error inside the variant, and Reset recovers it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ variants: [asFound, corrected] });
  await press('Count: 0', variant('Corrected'));
  await press('Break', variant('As found'));
  expect(variant('As found').getByRole('alert').textContent).toContain(
    'Error: one is too many. Press Reset to start it again.',
  );
  variant('Corrected').getByRole('button', { name: 'Count: 1' });

  await press('Reset', variant('As found'));
  expect(screen.queryByRole('alert')).toBeNull();
  variant('As found').getByRole('button', { name: 'Break' });
  variant('Corrected').getByRole('button', { name: 'Count: 1' });
});
