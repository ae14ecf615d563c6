import { createElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeIds } from './place-ids.ts';

const Field = () => createElement('input', { id: useId(), 'aria-describedby': `${useId()}-hint` });

/** A page with ids at several depths, among many siblings, and below a component that has one itself. */
function Page() {
  const rows = Array.from({ length: 24 }, (_, key) => createElement(Field, { key }));
  return createElement('section', { id: useId() }, createElement('p'), createElement('ul', null, rows));
}

const PageSlot = () => createElement(SlotBelow, { at: useId() });
const SlotBelow = ({ at }: { at: string }) => `slot ${at} ${useId()}`;

/** A shell with a page at the end of several forks. */
const shell = (page: ReactNode) =>
  createElement('div', null, createElement(Field), createElement('main', null, 'a', createElement('nav'), page), 'b');

/** The HTML of the page within the HTML of the shell. */
const pageIn = (html: string) => html.match(/<section.*<\/section>/s)?.[0];

describe('the ids of a page that is rendered apart from the shell', () => {
  const [, at = '', below = ''] = renderToString(shell(createElement(PageSlot))).match(/slot (\w+) (\w+)/) ?? [];

  it('become those it has inside the shell', () => {
    const alone = renderToString(createElement(Page));
    const within = pageIn(renderToString(shell(createElement(Page))));
    expect(alone).not.toBe(within);
    expect(placeIds(alone, { at, below })).toBe(within);
  });

  it('change in tags only, never in the text', () => {
    const html = placeIds('<label for="_R_1_-x">_R_1_</label>', { at, below });
    expect(html).toMatch(/^<label for="_R_(?!1_)\w+_-x">_R_1_<\/label>$/);
  });

  it('are not guessed when the slot tells no ids', () => {
    expect(() => placeIds('<p id="_R_1_"></p>', { at: 'here', below: 'there' })).toThrow('"here" is no id');
  });
});
