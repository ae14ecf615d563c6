import { advance, check, generalChecks, type Mounted, mount, namesOf, textOnScreen } from '@site/learning/challenge';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const cities = ['Oslo', 'Paris', 'Palermo', 'Prague'];
const find = async (query: string) => cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => namesOf('option');
const active = () => namesOf('option', { selected: true });
const isExpanded = () => field().getAttribute('aria-expanded');

/** Whether an option is inside of everything that scrolls around it. */
function isInView(name: string): boolean {
  const option = screen.getByRole('option', { name });
  const { top, bottom } = option.getBoundingClientRect();
  for (let around = option.parentElement; around && around !== document.body; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    const isInside = top > box.top - 2 && bottom < box.bottom + 2;
    if (!isInside && getComputedStyle(around).overflowY !== 'visible') return false;
  }
  return true;
}

/** With fake timers; `search` answers at once unless another one is given. */
function start(props: object = {}) {
  vi.useFakeTimers();
  const search = vi.fn(find);
  const onChoose = vi.fn();
  return { ...mount({ search, onChoose, ...props }), search, onChoose };
}

/** Types, and waits until the search is over. */
async function type({ user }: Pick<Mounted, 'user'>, text: string) {
  await user.type(field(), text);
  await advance(400);
  // An effect may follow from another one.
  await advance(0);
}

check('names', 'is a closed combobox with the name at first', () => {
  mount();
  expect(isExpanded()).toBe('false');
  expect(options()).toEqual([]);
});

check('behavior', 'shows the suggestions as options', async () => {
  const view = start();
  await type(view, 'pa');
  expect(options()).toEqual(['Paris', 'Palermo']);
  expect(isExpanded()).toBe('true');
});

check('behavior', 'shows suggestions that are the same, and none of them with the next answer', async () => {
  const towns: Record<string, string[]> = { s: ['Springfield', 'Springfield'], st: ['Stockholm'] };
  const view = start({ search: async (query: string) => towns[query] ?? [] });
  await type(view, 's');
  expect(options()).toEqual(['Springfield', 'Springfield']);
  await type(view, 't');
  expect(options()).toEqual(['Stockholm']);
});

check('races', 'searches 300 ms after the last key, with trimmed text, and never for nothing', async () => {
  const { user, search } = start();
  await user.type(field(), ' p');
  await advance(200);
  await user.type(field(), 'a');
  await advance(200);
  expect(search, 'search, 200 ms after the last key').not.toHaveBeenCalled();
  await advance(150);
  expect(search.mock.calls.map(([query]) => query)).toEqual(['pa']);
  await user.clear(field());
  await advance(400);
  expect(search, 'search, after the field was cleared').toHaveBeenCalledOnce();
  expect(options()).toEqual([]);
});

check('races', 'shows the answer to the latest text only, and aborts the search before', async () => {
  const answers: ((found: string[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  const search = (_query: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string[]>((resolve) => answers.push(resolve));
  };
  const view = start({ search });
  await type(view, 'p');
  await type(view, 'r');
  expect(
    signals.map(({ aborted }) => aborted),
    'whether the signals are aborted',
  ).toEqual([true, false]);
  answers[1]?.(['Prague']);
  await advance(0);
  answers[0]?.(['Paris', 'Palermo']);
  await advance(0);
  expect(options()).toEqual(['Prague']);
});

check('races', 'says nothing of an earlier search that fails late, as an aborted one does', async () => {
  const search = (_query: string, signal: AbortSignal) =>
    new Promise<string[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      // An action in React waits for those that began before it, also in another check.
      onTestFinished(() => resolve([]));
    });
  const view = start({ search });
  await type(view, 'p');
  await type(view, 'r');
  expect(textOnScreen()).not.toContain('Search failed');
});

check('races', 'shows no answer that comes after the field was cleared, or after a choice', async () => {
  let answer = (_found: string[]) => {};
  const search = (query: string) =>
    query === 'pr' ? Promise.resolve(['Prague']) : new Promise<string[]>((resolve) => (answer = resolve));
  const view = start({ search });
  await type(view, 'p');
  await view.user.clear(field());
  answer(['Paris']);
  await advance(0);
  expect(options(), 'after the field was cleared').toEqual([]);
  await type(view, 'pr');
  await view.user.type(field(), 'a');
  const suggestion = screen.queryByRole('option', { name: 'Prague' });
  // The list may be closed while a search is awaited.
  if (!suggestion) return;
  await view.user.click(suggestion);
  await advance(400);
  answer(['Prague', 'Praia']);
  await advance(0);
  expect(options(), 'after a choice').toEqual([]);
});

check(
  'keyboard',
  'makes options active with the arrow keys, around both ends, and keeps the focus in the field',
  async () => {
    const view = start();
    await type(view, 'pa');
    expect(active(), 'at first').toEqual([]);
    await view.user.keyboard('{ArrowDown}');
    expect(active(), 'after the down arrow key').toEqual(['Paris']);
    const id = field().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id), 'what aria-activedescendant names').toBe(
      screen.getByRole('option', { name: 'Paris' }),
    );
    await view.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(), 'after two more').toEqual(['Paris']);
    await view.user.keyboard('{ArrowUp}');
    expect(active(), 'after the up arrow key').toEqual(['Palermo']);
    expect(document.activeElement).toBe(field());
  },
);

check('keyboard', 'shows the active option of a list that scrolls', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `City ${index + 1}`);
  const view = start({ search: async () => many });
  await type(view, 'c');
  await view.user.keyboard('{ArrowUp}');
  // It may scroll smoothly.
  vi.useRealTimers();
  await waitFor(() => expect(isInView('City 30'), 'the last option is in view').toBe(true));
  await view.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(isInView('City 1'), 'the first option is in view').toBe(true));
});

check('keyboard', 'leaves keys alone that belong to composing a word', async () => {
  const view = start();
  await type(view, 'pa');
  await view.user.keyboard('{ArrowDown}');
  fireEvent.compositionStart(field());
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    const isLeft = fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 });
    await advance(0);
    expect(isLeft, `${key} is left to the word`).toBe(true);
    expect(active(), `after ${key}`).toEqual(['Paris']);
  }
  expect(view.onChoose).not.toHaveBeenCalled();
});

check('keyboard', 'chooses the active option with Enter, without another search', async () => {
  const view = start();
  await type(view, 'pa');
  await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field().value).toBe('Palermo');
  expect(view.onChoose.mock.calls).toEqual([['Palermo']]);
  expect(options()).toEqual([]);
  await advance(1000);
  expect(view.search, 'search').toHaveBeenCalledOnce();
});

check('behavior', 'chooses the option that was clicked', async () => {
  const view = start();
  await type(view, 'pa');
  await view.user.click(screen.getByRole('option', { name: 'Palermo' }));
  expect(field().value).toBe('Palermo');
  expect(view.onChoose.mock.calls).toEqual([['Palermo']]);
  expect(isExpanded()).toBe('false');
});

check('keyboard', 'closes with Escape, and leaves the text', async () => {
  const view = start();
  await type(view, 'pa');
  await view.user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(isExpanded()).toBe('false');
  expect(field().value).toBe('pa');
});

check('states', 'says "No results" when nothing was found', async () => {
  const view = start();
  await type(view, 'xyz');
  expect(textOnScreen()).toContain('No results');
  expect(isExpanded()).toBe('false');
});

check('states', 'says "Search failed" when it failed, and searches again with the next key', async () => {
  const search = vi.fn(find).mockRejectedValueOnce(new Error('offline'));
  const view = start({ search });
  await type(view, 'p');
  expect(textOnScreen()).toContain('Search failed');
  await type(view, 'a');
  expect(options()).toEqual(['Paris', 'Palermo']);
  expect(textOnScreen()).not.toContain('Search failed');
});

generalChecks({
  'with suggestions': async ({ user }) => {
    await user.type(field(), 'pa');
    await screen.findAllByRole('option', {}, { timeout: 2000 });
    await user.keyboard('{ArrowDown}');
  },
  'while it waits for a search': async ({ user }) => user.type(field(), 'pa'),
});
