import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

function Page() {
  useScrollPosition();
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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.add(this.id);
  });
});
afterEach(() => {
  performance.clearMarks('reader acted');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

it('leaves a reader alone who has scrolled before the scripts arrived, until the next link', async () => {
  performance.mark('reader acted');
  await open('#JS-065');
  expect(opened()).toEqual(['Questions', 'JS-065']);
  expect([...shown]).toEqual([]);
  await act(async () => {
    history.pushState(null, '', '#größe');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect([...shown]).toEqual(['größe']);
});

it('follows a change of the address on the same page, until the page is left', async () => {
  const { unmount } = await open('');
  expect(opened()).toEqual([]);
  const follow = (hash: string) =>
    act(async () => {
      history.pushState(null, '', hash);
      dispatchEvent(new PopStateEvent('popstate'));
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

describe('an entry of the history', () => {
  const goTo = (entry: { state: unknown; address: string }) =>
    act(async () => {
      history.replaceState(entry.state, '', entry.address);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  const scrollByHand = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };

  it('made by a link within the page has a position of its own, and the first one too, also if nobody scrolled', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await open('');
    const first = { state: history.state, address: '/javascript' };
    await goTo({ state: null, address: '/javascript#JS-065' });
    const second = { state: history.state, address: '/javascript#JS-065' };
    expect([...shown]).toEqual(['JS-065']);
    scrollByHand(700);
    await goTo(first);
    expect(scrolled.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
    await goTo(second);
    expect(scrolled.mock.lastCall).toEqual([{ top: 700, behavior: 'instant' }]);
  });
});
