import { BrowserRouter } from '@site/sdk/router';
import { PageView } from '@site/sdk/ui/page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import Prediction from '../../kinds/prediction/behavior.tsx';
import { fakeIntersections } from '../../testing/fake-intersections.ts';
import { EntryList } from '../EntryList.tsx';

export const card = (id: string, kind: string, level: string, topics: string, title: string) =>
  `<div class="question" id="${id}" data-kind="${kind}" data-level="${level}" data-topics="${topics}"><div class="line"><h4><a href="/javascript/${id.toLowerCase()}">${title}</a></h4></div></div>`;

const copyLink = '<span data-behavior="copy-link"></span>';
const prediction = `<div data-behavior="predict" data-output="start\nend"></div>
  <details class="reveal" data-part="output"><summary>Show the output</summary><pre><code>start\nend\n</code></pre></details>`;

export const html = [
  card('JS-001', 'question', 'basic', 'types', 'What is null?'),
  card('JS-002', 'question', 'advanced', 'closures types', 'What is a closure?'),
  card('JS-003', 'question', 'basic', 'closures', 'What is scope?'),
].join('');
export const base = '/s/basics/0123456789ab/';
/** What a release holds of the entries, by its address. */
export const files: Record<string, object> = {
  [`${base}content/Javascript/js-001.json`]: { answer: `<p>A primitive.</p>${copyLink}` },
  [`${base}content/Javascript/js-002.json`]: { answer: `<p>Variables that stay.</p>${copyLink}` },
  [`${base}content/Javascript/js-003.json`]: { answer: `<p>Where a name is known.</p>${copyLink}` },
  [`${base}content/Javascript/po-001.json`]: { answer: prediction + copyLink },
  [`${base}content/words/Javascript.json`]: { 'JS-001': 'a primitive.', 'JS-002': 'variables that stay.' },
};
const facets = {
  total: 4,
  levels: [
    { value: 'basic', label: 'Basic', count: 3 },
    { value: 'advanced', label: 'Advanced', count: 1 },
  ],
  topics: [
    { value: 'closures', label: 'Closures', count: 2 },
    { value: 'types', label: 'Types', count: 2 },
  ],
  kinds: [
    { value: 'question', label: 'Question', count: 3 },
    { value: 'predict', label: 'Predict the output', count: 1 },
  ],
};
export const content = {
  'html-0': html,
  'html-1': card('PO-001', 'predict', 'basic', 'order', 'In which order?'),
};
type ListProps = Pick<ComponentProps<typeof EntryList>, 'name' | 'html' | 'base' | 'firstScreen'>;
export const First = (props: ListProps) => <EntryList {...props} page="Javascript" facets={facets} behaviors={{}} />;
export const Second = (props: ListProps) => (
  <EntryList {...props} page="Javascript" facets={null} behaviors={{ predict: Prediction }} />
);
export const lists = (
  <PageView
    blocks={[
      { kind: 'entries', key: 'html-0', List: First },
      { kind: 'entries', key: 'html-1', List: Second },
    ]}
    content={content}
    base={base}
  />
);
export const page = <BrowserRouter>{lists}</BrowserRouter>;

export const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.question')].filter((one) => !one.hidden).map(({ id }) => id);
export const title = (id: string) =>
  document.querySelector<HTMLAnchorElement>(`[id="${id}"] h4 a`) as HTMLAnchorElement;
export const isOpen = (id: string) => title(id).getAttribute('aria-expanded') === 'true';
export const search = () => screen.getByRole('searchbox', { name: 'Search' });
export const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

/** Scrolls an element into the window. */
export let see: (element: Element | null) => void;
export const fetched = vi.fn<(address: string) => Promise<Response>>();
export const openCard = (id: string) => {
  act(() => title(id).click());
  see(document.getElementById(id));
};
/** Opens a card and waits for what it discloses. */
export const readCard = async (id: string) => {
  openCard(id);
  const card = document.getElementById(id) as HTMLElement;
  await within(card).findByRole('button', { name: 'Copy link', hidden: true });
};

/** Opens the page anew before each test of a file, with its entries beside it. */
export function servesLists(): void {
  beforeEach(() => {
    history.replaceState({ key: 'router' }, '', '/javascript');
    see = fakeIntersections();
    fetched.mockReset().mockImplementation(async (address) => {
      const file = files[address];
      return new Response(JSON.stringify(file ?? null), { status: file ? 200 : 404 });
    });
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
