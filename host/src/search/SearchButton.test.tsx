import { navigationOf } from '@site/sdk/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureSections, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { SearchButton } from './SearchButton.tsx';

const sections = fixtureSections.map((section) => ({
  ...section,
  ...{ search: 'search.json', searchTexts: 'search-texts.json' },
}));
const navigation = sections.map(navigationOf);

const closure = { id: 'JS-072', kind: 'question', title: 'What is a closure?', address: '/javascript/closure' };
const files: Record<string, unknown> = {
  'basics/search.json': { entries: [{ ...closure, topics: ['closures'], summary: '', words: '' }], pages: [] },
  'basics/search-texts.json': {
    entries: [{ summary: 'A function with its scope.', words: 'lexical' }],
    pages: [
      {
        ...{ address: '/BoxModel', headings: [{ id: 'margins', text: 'Margins that collapse' }] },
        ...{ demos: ['MarginBox'], tables: [{ label: 'Rows', prefix: 'row-', rows: ['mx-auto'] }] },
      },
    ],
  },
};

const happyDom = Reflect.get(window, 'happyDOM');

/** The files that are not there. */
let broken: string[] = [];

/** The texts arrive when it does. */
let held: Promise<void> | undefined;

beforeEach(() => {
  delete files['hooks/search.json'];
  broken = [];
  held = undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    const [, , id, , name = ''] = address.split('/');
    const file = `${id}/${name}`;
    if (broken.includes(file)) return new Response('', { status: 500 });
    if (name === 'search-texts.json') await held;
    return Response.json(files[file] ?? { entries: [], pages: [] });
  });
  // The document itself requests what is preloaded.
  happyDom.settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response() };
});
afterEach(() => {
  vi.unstubAllGlobals();
  happyDom.settings.fetch.interceptor = null;
});

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const field = async () => within(await dialog()).getByRole('combobox');
const render = () => renderAt('/', <SearchButton navigation={navigation} />, fixtureSite(sections));

async function search(words: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), words);
}

describe('the search', () => {
  it('finds an entry of a section, with its id, and marks the words', async () => {
    await render();
    await search('closur');
    const found = await screen.findByRole('option', { name: /What is a closure/ });
    expect(found.getAttribute('href')).toBe('/javascript/closure');
    expect(found.textContent).toContain('JS-072');
    expect(found.querySelector('mark')?.textContent).toBe('closure');
    expect(found.closest('[role="group"]')?.getAttribute('aria-labelledby')).toBeTruthy();
  });

  it.each([
    ['margins', 'Margins that collapse', '/BoxModel#margins'],
    ['reducer', 'useReducer', '/UseReduce'],
    ['react hooks', 'React Hooks', '/UseStateHook'],
    ['margin box', 'Margin Box', '/BoxModel#demo-MarginBox'],
    ['mx-au', 'mx-auto', '/BoxModel#row-mx-auto'],
    ['design system', 'Design system', '/design'],
  ])('finds by "%s" what is not an entry: %s', async (words, title, address) => {
    await render();
    await search(words);
    const found = await screen.findByRole('option', { name: new RegExp(`^${title}`) });
    expect(found.getAttribute('href')).toBe(address);
  });

  it('suggests the sections at first, and when nothing is found', async () => {
    await render();
    await search(' ');
    await screen.findByRole('option', { name: /Frontend Basics/ });
    await userEvent.type(await field(), 'q');
    await screen.findByRole('option', { name: /Frontend Basics/ });
    expect(screen.queryByText(/Nothing was found/)).toBeNull();
    await userEvent.type(await field(), 'qqzzz');
    await screen.findByText(/Nothing was found for “qqqzzz”/);
    await screen.findByRole('option', { name: /Frontend Basics/ });
  });

  it('chooses a theme', async () => {
    await render();
    await search('dark theme');
    await userEvent.click(await screen.findByRole('option', { name: /Use the dark theme/ }));
    expect(localStorage.getItem('site:theme')).toBe('dark');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('remembers what was searched for and found, and forgets it', async () => {
    await render();
    await search('closure');
    const link = await screen.findByRole('option', { name: /What is a closure/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.keyboard('{Enter}');
    expect(localStorage.getItem('site:searches')).toBe('["closure"]');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.click(await screen.findByRole('option', { name: 'closure' }));
    expect(await field()).toHaveProperty('value', 'closure');
    expect(document.activeElement).toBe(await field());
    await userEvent.clear(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Forget recent searches' }));
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole('option', { name: 'closure' })).toBeNull();
    expect(localStorage.getItem('site:searches')).toBeNull();
  });

  it('opens by Enter what belongs to all that is typed', async () => {
    await render();
    await search('mx-auto');
    await screen.findByRole('option', { name: /mx-auto/ });
    fireEvent.change(await field(), { target: { value: 'dark theme' } });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(localStorage.getItem('site:theme')).toBe('dark');
    expect(localStorage.getItem('site:searches')).toBe('["dark theme"]');
  });

  it('goes through the options by the arrow keys', async () => {
    await render();
    await search(' ');
    const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? '';
    await screen.findByRole('option', { name: /Advanced/ });
    expect(selected()).toBe('');
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toContain('Frontend Basics');
    await userEvent.keyboard('{ArrowUp}');
    expect(selected()).toContain('Advanced');
  });

  it('begins again at the first option with other words, and with the same ones later', async () => {
    await render();
    await search('react');
    const selected = () => screen.queryByRole('option', { selected: true });
    const first = () => screen.getAllByRole('option')[0];
    await vi.waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).not.toBe(first());
    await userEvent.keyboard(' h{Backspace}{Backspace}');
    expect(await field()).toHaveProperty('value', 'react');
    await vi.waitFor(() => expect(selected()).toBe(first()));
  });
});

it('finds entries by their titles while their texts are on their way, and then by words of these', async () => {
  let deliver = () => {};
  held = new Promise((resolve) => {
    deliver = resolve;
  });
  await render();
  await search('closure');
  await screen.findByRole('option', { name: /What is a closure/ });
  expect(screen.getByRole('status').textContent).toBe('1 result, still loading …');
  fireEvent.change(await field(), { target: { value: 'lexical' } });
  await vi.waitFor(() => expect(screen.queryByRole('option', { name: /What is a closure/ })).toBeNull());
  deliver();
  const found = await screen.findByRole('option', { name: /What is a closure/ });
  expect(found.textContent).toContain('A function with its scope.');
});

it('says which section cannot be searched also when its texts fail before all of its titles are in the index', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const entries = Array.from({ length: 100 }, (_, index) => ({
    ...{ id: `RE-${index}`, kind: 'question', title: `Suspense ${index}`, address: `/UseReduce/suspense-${index}` },
    ...{ topics: [], summary: '', words: '' },
  }));
  files['hooks/search.json'] = { entries, pages: [] };
  broken = ['hooks/search-texts.json'];
  await render();
  await search('suspense 99');
  await screen.findByRole('option', { name: /Suspense 99/ });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('loading'));
  screen.getByText(/React Hooks can’t be searched now/);
});

it.each(['hooks/search.json', 'hooks/search-texts.json'])(
  'says which section cannot be searched without %s, and tries again',
  async (file) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken = [file];
    await render();
    await search('closure');
    await screen.findByText(/React Hooks can’t be searched now/);
    await screen.findByRole('option', { name: /What is a closure/ });
    broken = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(/can’t be searched now/)).toBeNull());
  },
);

describe('before what searches has arrived', () => {
  it('the field is there, and it stays the same one with what is typed', async () => {
    await render();
    fireEvent.keyDown(document.body, { key: '/' });
    const input = screen.getByRole('combobox');
    fireEvent.change(input, { target: { value: 'closure' } });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await screen.findByRole('option', { name: /What is a closure/ });
    expect(screen.getByRole('combobox')).toBe(input);
    expect(input).toHaveProperty('value', 'closure');
  });

  it('the reader can close it again', async () => {
    await render();
    fireEvent.keyDown(document.body, { key: '/' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
