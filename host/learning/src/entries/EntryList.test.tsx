import { BrowserRouter } from '@site/sdk/router';
import { StaticRouter } from '@site/sdk/static-router';
import { PageView } from '@site/sdk/ui/page';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Prediction from '../kinds/prediction/behavior.tsx';
import { fakeIntersections } from '../testing/fake-intersections.ts';
import { EntryList } from './EntryList.tsx';

const card = (id: string, kind: string, level: string, topics: string, title: string) =>
  `<div class="question" id="${id}" data-kind="${kind}" data-level="${level}" data-topics="${topics}"><div class="line"><h4><a href="/javascript/${id.toLowerCase()}">${title}</a></h4></div></div>`;

const copyLink = '<span data-behavior="copy-link"></span>';
const prediction = `<div data-behavior="predict" data-output="start\nend"></div>
  <details class="reveal" data-part="output"><summary>Show the output</summary><pre><code>start\nend\n</code></pre></details>`;

const html = [
  card('JS-001', 'question', 'basic', 'types', 'What is null?'),
  card('JS-002', 'question', 'advanced', 'closures types', 'What is a closure?'),
  card('JS-003', 'question', 'basic', 'closures', 'What is scope?'),
].join('');
const base = '/s/basics/0123456789ab/';
/** What a release holds of the entries, by its address. */
const files: Record<string, object> = {
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
const content = {
  'html-0': html,
  'html-1': card('PO-001', 'predict', 'basic', 'order', 'In which order?'),
};
type ListProps = Pick<ComponentProps<typeof EntryList>, 'name' | 'html' | 'base' | 'firstScreen'>;
const First = (props: ListProps) => <EntryList {...props} page="Javascript" facets={facets} behaviors={{}} />;
const Second = (props: ListProps) => (
  <EntryList {...props} page="Javascript" facets={null} behaviors={{ predict: Prediction }} />
);
const lists = (
  <PageView
    blocks={[
      { kind: 'entries', key: 'html-0', List: First },
      { kind: 'entries', key: 'html-1', List: Second },
    ]}
    content={content}
    base={base}
  />
);
const page = <BrowserRouter>{lists}</BrowserRouter>;
const onServer = () => renderToString(<StaticRouter location="/javascript">{lists}</StaticRouter>);

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.question')].filter((one) => !one.hidden).map(({ id }) => id);
const title = (id: string) => document.querySelector<HTMLAnchorElement>(`[id="${id}"] h4 a`) as HTMLAnchorElement;
const isOpen = (id: string) => title(id).getAttribute('aria-expanded') === 'true';
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

let see: (element: Element | null) => void;
const fetched = vi.fn<(address: string) => Promise<Response>>();
const openCard = (id: string) => {
  act(() => title(id).click());
  see(document.getElementById(id));
};
/** Opens a card and waits for what it discloses. */
const readCard = async (id: string) => {
  openCard(id);
  const card = document.getElementById(id) as HTMLElement;
  await within(card).findByRole('button', { name: 'Copy link', hidden: true });
};

beforeEach(() => {
  history.replaceState({ key: 'router' }, '', '/javascript');
  see = fakeIntersections();
  fetched.mockReset().mockImplementation(async (address) => {
    const file = files[address];
    return new Response(JSON.stringify(file ?? null), { status: file ? 200 : 404 });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('shows all groups in the end when the host asks for the first screen first, and filters them', async () => {
  vi.stubGlobal('innerHeight', 40);
  const group = (id: string, ...cards: string[]) => `<section class="group"><h3>${id}</h3>${cards.join('')}</section>`;
  const [, second = '', third = ''] = html.split(/(?=<div class="question")/);
  const grouped = [
    group('types', card('JS-001', 'question', 'basic', 'types', 'What is null?')),
    group('closures', second, third),
  ];
  render(
    <BrowserRouter>
      <PageView
        blocks={[{ kind: 'entries', key: 'html-0', List: First }]}
        content={{ 'html-0': grouped.join('') }}
        firstScreen
      />
    </BrowserRouter>,
  );
  expect(shown()).toEqual(['JS-001', 'JS-002', 'JS-003']);
  expect([isOpen('JS-001'), title('JS-003').getAttribute('aria-expanded')]).toEqual([false, 'false']);
  await choose('Topic', 'Closures (2)');
  expect(shown()).toEqual(['JS-002', 'JS-003']);
});

describe('the filter', () => {
  it('works on entries that are added later, too', () => {
    history.replaceState({ key: 'router' }, '', '/javascript?level=advanced');
    const list = (part: string) => (
      <BrowserRouter>
        <article>
          <First name="html-0" html={part} base={base} />
        </article>
      </BrowserRouter>
    );
    const { rerender } = render(list(content['html-1']));
    expect(shown()).toEqual([]);
    rerender(list(content['html-1'] + html));
    expect(shown()).toEqual(['JS-002']);
    expect(screen.getByText('1 of 4 entries')).toBeTruthy();
  });

  it('counts everything without one, also while entries are on their way', () => {
    render(
      <BrowserRouter>
        <article>
          <First name="html-0" html={content['html-1']} base={base} />
        </article>
      </BrowserRouter>,
    );
    expect(screen.getByText('4 entries')).toBeTruthy();
  });

  it('begins with everything, on the server too', () => {
    expect(onServer()).toContain('4 entries');
    render(page);
    expect(shown()).toEqual(['JS-001', 'JS-002', 'JS-003', 'PO-001']);
    expect(screen.getByText('4 entries')).toBeTruthy();
  });

  it('narrows the lists of the whole page by level, topic and kind, and shows how many are left', async () => {
    render(page);
    await choose('Level', 'Basic (3)');
    expect(shown()).toEqual(['JS-001', 'JS-003', 'PO-001']);
    await choose('Topic', 'Closures (2)');
    expect(shown()).toEqual(['JS-003']);
    expect(screen.getByRole('link', { name: 'Checklist' }).getAttribute('href')).toBe(
      '/Checklist?page=Javascript&level=basic&topic=closures',
    );
    expect(screen.getByText('1 of 4 entries').getAttribute('role')).toBe('status');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await choose('Kind', 'Predict the output (1)');
    expect(shown()).toEqual(['PO-001']);
  });

  it('searches titles, answers and ids for all of the words', async () => {
    render(page);
    await userEvent.type(search(), 'STAY what');
    await vi.waitFor(() => expect(shown()).toEqual(['JS-002']));
    await userEvent.clear(search());
    await userEvent.type(search(), 'js-003');
    expect(shown()).toEqual(['JS-003']);
    await userEvent.type(search(), ' nowhere');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No entry fits. Take a filter away.')).toBeTruthy();
  });

  it('is kept in the address, without a new entry in the history, and leaves the state of the router there', async () => {
    render(page);
    const entries = history.length;
    await choose('Level', 'Advanced (1)');
    await userEvent.type(search(), 'a b');
    await vi.waitFor(() => expect(location.search).toBe('?level=advanced&q=a+b'));
    expect(location.pathname).toBe('/javascript');
    expect(history.length).toBe(entries);
    expect(history.state).toMatchObject({ key: 'router' });
  });

  it('is read from the address, and again on the way back', async () => {
    history.replaceState({ key: 'router' }, '', '/javascript?topic=types&level=basic&other=1');
    render(page);
    expect(shown()).toEqual(['JS-001']);
    expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('types');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await vi.waitFor(() => expect(location.search).toBe('?other=1'));
    history.replaceState(null, '', '/javascript?level=advanced');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toEqual(['JS-002']);
  });

  it('has what a reader entered before the page was hydrated, beside what the address has', async () => {
    history.replaceState({ key: 'router' }, '', '/javascript?level=basic');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = onServer();
    const [topic, words] = [
      screen.getByLabelText<HTMLSelectElement>('Topic'),
      screen.getByLabelText<HTMLInputElement>('Search'),
    ];
    topic.value = 'closures';
    words.value = 'scope';
    render(page, { container, hydrate: true });
    expect(shown()).toEqual(['JS-003']);
    expect([topic.value, words.value]).toEqual(['closures', 'scope']);
    expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('basic');
    await vi.waitFor(() => expect(location.search).toBe('?level=basic&topic=closures&q=scope'));
    await userEvent.type(words, 's');
    expect(shown()).toEqual([]);
  });

  it('has a way out of a choice that the page does not have', () => {
    history.replaceState({ key: 'router' }, '', '/javascript?level=expert');
    render(page);
    expect(shown()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
  });
});

describe('a link to a filtered list', () => {
  const shownFirst: Element[] = [];
  beforeEach(() => {
    shownFirst.length = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shownFirst.push(this);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows its controls', () => {
    history.replaceState(null, '', '/javascript?level=basic');
    render(page);
    expect(shownFirst).toEqual([screen.getByLabelText('Filter the list')]);
  });

  it.each([
    ['no filter', null, '/javascript', 0],
    ['the way back', { key: 'router' }, '/javascript?level=basic', 0],
    ['a link to an entry that is not there', null, '/javascript?level=basic#nothing', 0],
    ['a reader who has scrolled', null, '/javascript?level=basic', 300],
  ])('scrolls nowhere with %s', async (_case, state, address, top) => {
    vi.stubGlobal('scrollY', top);
    history.replaceState(state, '', address);
    render(page);
    await choose('Level', 'Advanced (1)');
    expect(shownFirst).toEqual([]);
  });
});

describe('the cards', () => {
  it('open and close all at once, those that are shown', async () => {
    render(page);
    await choose('Level', 'Basic (3)');
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(['JS-001', 'JS-002', 'JS-003'].map(isOpen)).toEqual([true, false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(isOpen('JS-001')).toBe(false);
  });

  it('open one at random among those that are shown, and focus its title', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    render(page);
    await choose('Level', 'Advanced (1)');
    await userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    expect(isOpen('JS-002')).toBe(true);
    expect(document.activeElement).toBe(title('JS-002'));
  });

  it('open by the address, also one that is filtered out, until the reader filters again', async () => {
    history.replaceState(null, '', '/javascript?level=basic#JS-002');
    render(page);
    expect(shown()).toContain('JS-002');
    expect(isOpen('JS-002')).toBe(true);
    await choose('Topic', 'Types (2)');
    expect(shown()).toEqual(['JS-001']);
  });

  it('open by an id in another letter case, which is corrected', async () => {
    history.replaceState(null, '', '/javascript#js-002');
    render(page);
    await vi.waitFor(() => expect(isOpen('JS-002')).toBe(true));
    expect(location.hash).toBe('#JS-002');
  });

  it('open by a link on the page', () => {
    render(page);
    history.replaceState(null, '', '#JS-003');
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
    expect(isOpen('JS-003')).toBe(true);
  });

  it('open in place by their titles, which are links to their pages; with Ctrl the browser follows them', async () => {
    const user = userEvent.setup();
    render(page);
    const link = screen.getByRole('link', { name: 'What is a closure?' });
    expect(link.getAttribute('href')).toBe('/javascript/js-002');
    await user.click(link);
    expect(isOpen('JS-002')).toBe(true);
    await user.click(link);
    expect(isOpen('JS-002')).toBe(false);
    await user.keyboard('{Control>}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await user.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(isOpen('JS-002')).toBe(false);
  });

  it('fetch what they disclose, when a reader points at them or opens them, once', async () => {
    render(page);
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByText('What is null?'));
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([`${base}content/Javascript/js-001.json`]);
    await readCard('JS-001');
    expect(screen.getByText('A primitive.')).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('say when it does not arrive, and try again', async () => {
    render(page);
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    openCard('JS-003');
    await screen.findByText(/The answer did not arrive/);
    fetched.mockImplementation(async (address) => new Response(JSON.stringify(files[address])));
    await userEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    await screen.findByText('Where a name is known.');
  });

  it('copy their links', async () => {
    const user = userEvent.setup();
    render(page);
    await readCard('JS-002');
    await user.click(screen.getByRole('button', { name: 'Copy link', hidden: true }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/javascript#JS-002`);
    expect(screen.getByText('The link to JS-002 was copied.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copied', hidden: true })).toBeTruthy();
  });

  it('get what they do when the reader opens them, and are static until then', async () => {
    expect(onServer()).not.toContain('Copy link');
    render(page);
    const names = () => screen.queryAllByRole('button', { name: /Copy link|Check/, hidden: true });
    see(document.body);
    expect(names()).toEqual([]);
    await readCard('JS-001');
    expect(names().map((button) => button.closest('.question')?.id)).toEqual(['JS-001']);
    await readCard('PO-001');
    expect(names()).toHaveLength(3);
  });

  it('get nothing while they are open far from the window', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(fetched).not.toHaveBeenCalled();
    await readCard('JS-002');
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
  });

  it('get it again when other HTML replaces them', async () => {
    const { rerender } = render(<Second name="html-0" html={html} base={base} />);
    await readCard('JS-001');
    rerender(<Second name="html-0" html={html.replace('What is null?', 'What is undefined?')} base={base} />);
    expect(screen.queryByRole('button', { name: 'Copy link', hidden: true })).toBeNull();
    await readCard('JS-001');
  });
});

describe('on the way back to the list', () => {
  const cardAt = (id: string) => document.getElementById(id) as HTMLElement;
  /** Opens a card of a certain height, and follows a link to another page. */
  const leaveOpen = async (id: string) => {
    const { unmount } = render(page);
    await readCard(id);
    expect(history.state).not.toHaveProperty('leftOpen');
    vi.spyOn(cardAt(id), 'offsetHeight', 'get').mockReturnValue(500);
    const link = document.createElement('a');
    link.href = '/other';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
    unmount();
  };

  it('cards that were open are open again, as high as they were until their answers are there', async () => {
    await leaveOpen('JS-002');
    expect(history.state).toMatchObject({ key: 'router', leftOpen: { heights: { 'JS-002': 500 } } });
    render(page);
    expect(['JS-001', 'JS-002', 'PO-001'].map(isOpen)).toEqual([false, true, false]);
    expect(cardAt('JS-002').style.minHeight).toBe('500px');
    see(cardAt('JS-002'));
    await screen.findByText('Variables that stay.');
    await vi.waitFor(() => expect(cardAt('JS-002').style.length).toBe(0));
  });

  it('a card that the reader closes is a line', async () => {
    await leaveOpen('JS-002');
    render(page);
    act(() => title('JS-002').click());
    expect(isOpen('JS-002')).toBe(false);
    expect(cardAt('JS-002').style.length).toBe(0);
  });

  it.each([
    ['by a link', { key: 'other' }],
    ['after a reload', { leftOpen: { document: 1, heights: { 'JS-002': 500 } } }],
  ])('all cards are closed on arrival %s', async (_how, state) => {
    await leaveOpen('JS-002');
    history.replaceState(state, '');
    render(page);
    expect(isOpen('JS-002')).toBe(false);
  });
});

describe('the keys', () => {
  const focused = () => document.activeElement?.closest('.question')?.id;

  it('go down with j and up with k, over what is shown', async () => {
    render(page);
    await choose('Level', 'Basic (3)');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('j');
    expect(focused()).toBe('JS-001');
    await userEvent.keyboard('j');
    expect(focused()).toBe('JS-003');
    await userEvent.keyboard('jj');
    expect(focused()).toBe('PO-001');
    await userEvent.keyboard('k');
    expect(focused()).toBe('JS-003');
  });

  it.each([
    ['#types', 'JS-001'],
    ['?kind=question#questions', 'JS-001'],
    ['/interview#questions', undefined],
    ['/javascript', undefined],
  ])('from a link to %s go to %s', async (href, id) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    render(page);
    link.focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe(id);
    link.remove();
  });

  it('do nothing in a field, and nothing with Ctrl', async () => {
    render(page);
    await userEvent.type(search(), 'j?');
    expect(document.activeElement).toBe(search());
    act(() => search().blur());
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBeUndefined();
  });

  it('are shown by ?, and can be turned off for good', async () => {
    const { unmount } = render(page);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('goes to the next entry')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    unmount();
    render(page);
    await userEvent.keyboard('j');
    expect(focused()).toBeUndefined();
  });
});

describe('a prediction', () => {
  it('is compared line by line, and opens the output', async () => {
    render(page);
    await readCard('PO-001');
    await userEvent.type(screen.getByLabelText('Your prediction'), 'start{Enter}middle');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('1 of 2 lines right.')).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['Your linePrintedResult', 'startstartright', 'middleendwrong']);
    expect(screen.getByText('Show the output').closest('details')?.open).toBe(true);
  });

  it('is right when all lines are, whatever spaces are at their ends', async () => {
    render(page);
    await readCard('PO-001');
    await userEvent.type(screen.getByLabelText('Your prediction'), '{Enter}start  {Enter}end{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('All of it is right.')).toBeTruthy();
  });
});
