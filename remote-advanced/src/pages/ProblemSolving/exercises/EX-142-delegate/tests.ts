import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delegate } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The element with an id. */
function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element ${id}`);
  return element;
}

const fn = vi.fn<(event: Event, match: Element) => void>();
const matches = () => fn.mock.calls.map(([, match]) => match.id);
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });

beforeEach(() => {
  fn.mockReset();
  document.body.innerHTML = `
    <div id="above" class="row">
      <section id="root" class="row">
        <p id="plain">none</p>
        <div id="outer" class="row">
          <div id="inner" class="row"><b id="deep">text</b></div>
          <i id="side">side</i>
        </div>
      </section>
    </div>`;
});

describe('delegate', () => {
  test('calls for a click on a match, with the event', () => {
    delegate(byId('root'), '.row', 'click', fn);
    const event = click();
    byId('inner').dispatchEvent(event);
    expect(fn.mock.calls).toEqual([[event, byId('inner')]]);
  });

  test('calls for a click deeper inside a match', () => {
    delegate(byId('root'), '#outer', 'click', fn);
    byId('deep').dispatchEvent(click());
    expect(matches()).toEqual(['outer']);
  });

  test('calls once for nested matches, with the innermost', () => {
    delegate(byId('root'), '.row', 'click', fn);
    byId('deep').dispatchEvent(click());
    byId('side').dispatchEvent(click());
    expect(matches()).toEqual(['inner', 'outer']);
  });

  test('ignores events outside of all matches', () => {
    delegate(byId('root'), 'b', 'click', fn);
    byId('plain').dispatchEvent(click());
    byId('outer').dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
  });

  test('never treats the root or something above it as a match', () => {
    delegate(byId('root'), '.row', 'click', fn);
    byId('plain').dispatchEvent(click());
    byId('root').dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
    delegate(byId('root'), '#above', 'click', fn);
    byId('deep').dispatchEvent(click());
    expect(matches()).toEqual(['inner']);
  });

  test('accepts a text node as the target', () => {
    delegate(byId('root'), 'b', 'click', fn);
    byId('deep').firstChild?.dispatchEvent(click());
    expect(matches()).toEqual(['deep']);
  });

  test('ignores a text node right inside the root', () => {
    delegate(byId('root'), '.row', 'click', fn);
    byId('root').firstChild?.dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
  });

  test('works for elements that are added later', () => {
    delegate(byId('root'), '.row', 'click', fn);
    byId('root').insertAdjacentHTML('beforeend', '<p id="late" class="row"></p>');
    byId('late').dispatchEvent(click());
    expect(matches()).toEqual(['late']);
  });

  test('does not receive an event whose propagation was stopped', () => {
    delegate(byId('root'), '.row', 'click', fn);
    byId('deep').addEventListener('click', (event) => event.stopPropagation());
    byId('deep').dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
  });

  test('listens for its type only', () => {
    delegate(byId('root'), '.row', 'keydown', fn);
    byId('deep').dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
    byId('deep').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(matches()).toEqual(['inner']);
  });

  test('is removed by what it returns, twice without harm', () => {
    const off = delegate(byId('root'), '.row', 'click', fn);
    const other = vi.fn();
    delegate(byId('root'), '.row', 'click', other);
    off();
    off();
    byId('deep').dispatchEvent(click());
    expect(fn).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('adds one listener, to the root', () => {
    const add = vi.spyOn(byId('root'), 'addEventListener');
    const addInside = vi.spyOn(byId('inner'), 'addEventListener');
    delegate(byId('root'), '.row', 'click', fn);
    expect([add.mock.calls.length, addInside.mock.calls.length]).toEqual([1, 0]);
  });
});

test('a selector may mention what is above the root', () => {
  delegate(byId('root'), '#above .row', 'click', fn);
  byId('deep').dispatchEvent(click());
  expect(matches()).toEqual(['inner']);
});
