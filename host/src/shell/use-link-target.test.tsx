import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useLinkTarget } from './use-link-target.ts';

function Page() {
  useLinkTarget();
  return (
    <>
      <details aria-label="Questions">
        <details id="JS-065" aria-label="JS-065" />
        <details aria-label="JS-066">
          <p id="größe">Size</p>
        </details>
      </details>
      <details aria-label="Elsewhere" />
    </>
  );
}

const open = (hash: string) => renderAt(`/javascript${hash}`, <Page />);

const opened = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.getAttribute('aria-label'));

/** The ids of what was brought into view. */
const shown = new Set<string>();

beforeEach(() => {
  shown.clear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.add(this.id);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('opens the disclosure that the address names and those around it, and brings it into view', async () => {
  await open('#JS-065');
  expect(opened()).toEqual(['Questions', 'JS-065']);
  expect([...shown]).toEqual(['JS-065']);
});

it('opens the disclosures around a target in one, also by an encoded name', async () => {
  await open('#gr%C3%B6%C3%9Fe');
  expect(opened()).toEqual(['Questions', 'JS-066']);
  expect([...shown]).toEqual(['größe']);
});

it('follows a change of the address on the same page, until the page is left', async () => {
  const { unmount } = await open('');
  expect(opened()).toEqual([]);
  const follow = (hash: string) =>
    act(async () => {
      location.hash = hash;
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
  await follow('#JS-065');
  expect(opened()).toEqual(['Questions', 'JS-065']);
  unmount();
  document.body.innerHTML = '<p id="after"></p>';
  await follow('#after');
  expect([...shown]).toEqual(['JS-065']);
});

it.each(['', '#', '#nothing', '#100%', '#%E0%A4%A'])('does nothing for %j', async (hash) => {
  await open(hash);
  expect(opened()).toEqual([]);
  expect([...shown]).toEqual([]);
});
