// @vitest-environment node
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { defineSection } from '../contract.ts';
import type { Demo } from '../ui/demo-panel/DemoPanel.tsx';
import { PageView } from '../ui/page/index.ts';
import { checkRender, checkSection } from './check-section.tsx';
import Broken from './fixtures/Broken.demo.tsx';
import { renderOnServer } from './render-on-server.tsx';

const pending = new Promise<string>(() => {});
const Works = () => <p>It works</p>;
const Waits = () => <p>{use(pending)}</p>;

function sectionWith(...demos: Demo['variants'][number]['Demo'][]) {
  const blocks = demos.map((demo, index) => ({
    kind: 'demo' as const,
    name: `Demo${index}`,
    variants: [{ label: null, file: `Demo${index}.demo.tsx`, Demo: demo }],
    parts: [],
    tests: [],
  }));
  const page = { default: () => <PageView blocks={blocks} content={{}} /> };
  return defineSection({ pages: { './pages/Counting/page.md': async () => page } });
}

const outcome = ({ pages }: ReturnType<typeof sectionWith>) =>
  checkRender('Counting', pages.Counting ?? Promise.reject).then(
    () => 'rendered',
    (error: Error) => error.message,
  );

it('names page and demo of a demo that throws on its first render', async () => {
  expect(await outcome(sectionWith(Works, Broken))).toBe(
    'Counting: Broken.demo.tsx throws on its first render, so the section cannot be released: Error: there is no window',
  );
});

it('names the page where it throws itself', async () => {
  const section = defineSection({ pages: { './pages/Counting/page.md': async () => ({ default: throwing }) } });
  expect(await outcome(section)).toMatch(/^Counting: the page, outside of its demos, throws .* Error: no content$/);
});

function throwing(): never {
  throw new Error('no content');
}

it('does not wait for what a demo itself waits for', async () => {
  const loading = () => (
    <Suspense fallback="Loading…">
      <Waits />
    </Suspense>
  );
  expect(await outcome(sectionWith(loading))).toBe('rendered');
  await expect(renderOnServer(<Waits />, '/Counting', 50)).rejects.toThrow('waits outside of a Suspense boundary');
});

checkSection(sectionWith(Works));
