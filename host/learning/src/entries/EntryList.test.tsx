import { BrowserRouter } from '@site/sdk/router';
import { StaticRouter } from '@site/sdk/static-router';
import { PageView } from '@site/sdk/ui/page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  base,
  card,
  choose,
  content,
  First,
  html,
  isOpen,
  lists,
  page,
  search,
  servesLists,
  shown,
  title,
} from './testing/fixture-lists.tsx';

servesLists();

const onServer = () => renderToString(<StaticRouter location="/javascript">{lists}</StaticRouter>);

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
    expect(screen.getByText('No entries match. Remove a filter.')).toBeTruthy();
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
