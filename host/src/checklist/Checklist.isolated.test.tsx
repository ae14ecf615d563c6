import { contractVersion } from '@site/sdk/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import Checklist from './Checklist.tsx';

const { saved } = vi.hoisted(() => ({ saved: vi.fn() }));
vi.mock('../your-data/download.ts', () => ({ download: saved }));

const base = (id: string) => `/s/${id}/0123456789ab/`;
const item = (id: string, topics: string[], kind = 'question', page = '/javascript') => ({
  ...{ id, kind, title: `About ${id}`, level: 'basic', topics, address: `${page}/${id.toLowerCase()}` },
  ...{ text: 'words', version: '0123456789ab' },
});
const live = fixtureSections.slice(0, 2).map((section) => ({ ...section, items: 'items.json' }));
const answers = new Map<string, unknown>();
const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked
    .mockReset()
    .mockImplementation(async (address) =>
      answers.has(address) ? Response.json(answers.get(address)) : new Response('', { status: 503 }),
    );
  saved.mockReset();
  answers.clear();
  answers.set('/registry.json', { contract: contractVersion, sections: live });
  answers.set(`${base('basics')}items.json`, [
    item('JS-001', ['closures']),
    item('SB-001', ['event-loop'], 'bug'),
    item('EX-001', ['closures'], 'exercise'),
  ]);
  answers.set(`${base('hooks')}items.json`, [item('UR-001', ['use-reducer'], 'question', '/UseReduce')]);
  answers.set(`${base('basics')}content/Javascript/js-001.json`, { answer: '<div class="answer"><p>Yes</p></div>' });
  answers.set(`${base('basics')}content/Javascript/sb-001.json`, { answer: '<div class="answer"><p>No</p></div>' });
  window.siteHeldProgress = {
    'JS-001': {
      ...{ version: 1, entry: 'JS-001', knowledge: 'unsure', isBookmarked: true, note: '', solvedAt: null },
      updatedAt: 1,
    },
    'EX-001': {
      ...{ version: 1, entry: 'EX-001', knowledge: null, isBookmarked: false, note: '', solvedAt: 5, updatedAt: 5 },
    },
  };
});
afterEach(() => {
  delete window.siteHeldProgress;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const titles = () => screen.getAllByRole('link').map((link) => link.textContent);
const open = async (address = '/Checklist') => {
  await renderAt(address, <Checklist />);
  await screen.findByRole('button', { name: 'Print' });
};

it('says without scripts that it needs them', () => {
  expect(renderToString(<Checklist />)).toContain('<noscript><p>The checklist needs scripts.');
});

it('lists everything by section and topic, with what the reader has noted, and prints it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open();
  expect(screen.getByText('4 entries, 1 known')).toBeTruthy();
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Checklist', 'Frontend Basics', 'Closures', 'Event loop', 'React Hooks', 'useReducer']);
  const [first, exercise, bug] = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(first).toBe('About JS-001 JS-001 BasicUnsure, Bookmarked');
  expect(exercise).toMatch(/Known$/);
  expect(bug).toBe('About SB-001 SB-001 Bug Basic');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('takes the selection from the address, and another section brings its own topics', async () => {
  await open('/Checklist?progress=weak');
  expect(titles()).toEqual(['About JS-001']);
  await userEvent.selectOptions(screen.getByLabelText('Progress'), 'All');
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Closures (2)');
  await userEvent.selectOptions(screen.getByLabelText('Section'), 'React Hooks (1)');
  expect(titles()).toEqual(['About UR-001']);
  await userEvent.selectOptions(screen.getByLabelText('Progress'), 'Known');
  await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(titles()).toHaveLength(4);
});

it('names what the address asks for and no entry has, and shows the entries without it', async () => {
  await open('/Checklist?page=Nonsense&kind=riddle&level=basic');
  screen.getByText('“Nonsense” and “riddle” in the address fit no entry and are ignored.');
  expect(screen.getByLabelText('Page')).toHaveProperty('value', '');
  expect(titles()).toHaveLength(4);
  await userEvent.selectOptions(screen.getByLabelText('Section'), 'React Hooks (1)');
  expect(screen.queryByText(/in the address/)).toBeNull();
  expect(titles()).toEqual(['About UR-001']);
});

it('loads answers only for an export, names what is missing, and saves the others', async () => {
  await open();
  expect(asked.mock.calls.filter(([address]) => address.includes('/content/'))).toEqual([]);
  screen.getByText(/3 of them as flashcards/);
  await userEvent.click(screen.getByRole('button', { name: 'Export for Anki' }));
  await screen.findByText(/The browser saves 2 flashcards.* 1 of React Hooks could not be loaded/);
  const [[text, name] = []] = saved.mock.calls;
  expect(name).toMatch(/\.txt$/);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Spot the bug (1)');
  screen.getByText(/, 1 flashcard:/);
  expect(text).toMatch(/^#separator:Tab\n/);
  expect(
    text
      .trim()
      .split('\n')
      .filter((line: string) => !line.startsWith('#')),
  ).toHaveLength(2);
});

it('saves nothing when no answer arrives, or the reader stops', async () => {
  await open('/Checklist?section=hooks');
  await userEvent.click(screen.getByRole('button', { name: 'Export for Anki' }));
  await screen.findByText(/could not be loaded\. Nothing was saved/);
  asked.mockImplementation(() => new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Export for Anki' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  screen.getByText('Stopped. Nothing was saved.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export for Anki' }));
  expect(saved).not.toHaveBeenCalled();
});

it('names a section that is down, and tries again', async () => {
  const items = answers.get(`${base('hooks')}items.json`);
  answers.delete(`${base('hooks')}items.json`);
  await open();
  const notice = screen.getByText(/React Hooks cannot be reached now/);
  expect(titles()).toHaveLength(3);
  answers.set(`${base('hooks')}items.json`, items);
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
});

it('reports that nothing could be loaded', async () => {
  answers.clear();
  await renderAt('/Checklist', <Checklist />);
  expect((await screen.findByRole('alert')).textContent).toContain('The entries could not be loaded');
});
