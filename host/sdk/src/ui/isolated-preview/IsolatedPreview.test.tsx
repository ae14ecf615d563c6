import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { IsolatedPreview } from './IsolatedPreview.tsx';

const html = '<h2 id="top" tabindex="-1">Hello</h2><a href="#top">Up</a><a href="/away">Away</a>';
const preview = (change: Partial<Parameters<typeof IsolatedPreview>[0]> = {}) => (
  <IsolatedPreview name="A card" html={html} stylesheet="/card.css" {...change} />
);

const host = () => screen.getByRole('group', { name: 'A card' });
const inside = () => {
  const { shadowRoot } = host();
  if (!shadowRoot) throw new Error('There is no open shadow root.');
  return shadowRoot;
};
const link = () => inside().querySelector('link');

/** The test environment loads no style sheets; it must not report that as a failure. */
beforeAll(() => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
});

/** The preview as HTML made in Node, where there is no document. */
function prerender(): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(preview());
  } finally {
    vi.unstubAllGlobals();
  }
}

it('is a declarative shadow root in prerendered HTML, its text readable', () => {
  expect(prerender()).toContain(`<template shadowrootmode="open"><div>${html}</div></template>`);
});

it('shows the markup in an open shadow root, once, also when React mounts it twice', () => {
  render(<StrictMode>{preview()}</StrictMode>);
  expect(inside().querySelectorAll('h2')).toHaveLength(1);
  expect(inside().querySelectorAll('link')).toHaveLength(1);
  expect(host().innerHTML).toBe('');
});

it('takes over the shadow root that came with the document', () => {
  const container = document.createElement('div');
  container.innerHTML = prerender();
  document.body.append(container);
  const came = container.querySelector<HTMLElement>('[role=group]');
  came?.attachShadow({ mode: 'open' }).append(came.querySelector('template')?.content ?? '');
  came?.replaceChildren();
  const heading = came?.shadowRoot?.querySelector('h2');
  const complaints = vi.spyOn(console, 'error');

  render(preview(), { container, hydrate: true });
  expect(inside().querySelector('h2')).toBe(heading);
  expect(link()?.getAttribute('href')).toBe('/card.css');
  expect(complaints).not.toHaveBeenCalled();
});

it('follows its markup, its style sheet and its attributes', () => {
  const { rerender } = render(preview({ attributes: { 'data-theme': 'dark' } }));
  expect(inside().firstElementChild?.getAttribute('data-theme')).toBe('dark');

  rerender(preview({ html: '<p>Other</p>', stylesheet: '/other.css', attributes: { 'data-width': '320' } }));
  expect(inside().querySelector('div')?.outerHTML).toBe('<div data-width="320"><p>Other</p></div>');
  expect([...inside().querySelectorAll('link')].map((one) => one.getAttribute('href'))).toEqual(['/other.css']);
});

it('is marked once its style sheet has loaded', () => {
  render(preview());
  host().removeAttribute('data-styled');
  act(() => void link()?.dispatchEvent(new Event('load')));
  expect(host().hasAttribute('data-styled')).toBe(true);
});

it('reports that its style sheet did not load, and shows the bare markup', () => {
  render(preview());
  act(() => void link()?.dispatchEvent(new Event('error')));
  screen.getByRole('alert');
  expect(host().hasAttribute('data-styled')).toBe(true);
});

it('keeps links inside: to a target in the preview, or nowhere', async () => {
  render(preview());
  const [up, away] = inside().querySelectorAll('a');
  const followed = vi.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener('click', followed);
  if (up) await userEvent.click(up);
  expect(inside().activeElement?.id).toBe('top');
  if (away) await userEvent.click(away);
  expect(followed.mock.results.map(({ value }) => value)).toEqual([true, true]);
  document.body.removeEventListener('click', followed);
});

it('sends no form', () => {
  render(preview({ html: '<form action="/away"><button>Go</button></form>' }));
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  inside().querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});
