import { advance, check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { fireEvent, screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const cities = ['Oslo', 'Paris', 'Palermo', 'Prague'];
const find = async (query: string) => cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());
const active = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent?.trim());
const isExpanded = () => field().getAttribute('aria-expanded');

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
    expect(document.getElementById(id)?.textContent, 'what aria-activedescendant names').toBe('Paris');
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
  const isInView = (name: string) => {
    const box = screen.getByRole('listbox').getBoundingClientRect();
    const { top, bottom } = screen.getByRole('option', { name }).getBoundingClientRect();
    return top > box.top - 2 && bottom < box.bottom + 2;
  };
  await view.user.keyboard('{ArrowUp}');
  expect(isInView('City 30'), 'the last option is in view').toBe(true);
  await view.user.keyboard('{ArrowDown}');
  expect(isInView('City 1'), 'the first option is in view').toBe(true);
});

check('keyboard', 'leaves keys alone that belong to composing a word', async () => {
  const view = start();
  await type(view, 'pa');
  const compose = async (key: string) => {
    const isLeft = fireEvent.keyDown(field(), { key, isComposing: true });
    await advance(0);
    return isLeft;
  };
  expect(await compose('ArrowDown'), 'the down arrow key is left to the word').toBe(true);
  expect(active()).toEqual([]);
  await view.user.keyboard('{ArrowDown}');
  expect(await compose('Enter'), 'Enter is left to the word').toBe(true);
  expect(await compose('Escape'), 'Escape is left to the word').toBe(true);
  expect(view.onChoose).not.toHaveBeenCalled();
  expect(active()).toEqual(['Paris']);
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
  screen.getByText('No results');
  expect(isExpanded()).toBe('false');
});

check('states', 'says "Search failed" when it failed, and searches again with the next key', async () => {
  const search = vi.fn(find).mockRejectedValueOnce(new Error('offline'));
  const view = start({ search });
  await type(view, 'p');
  screen.getByText('Search failed');
  await type(view, 'a');
  expect(options()).toEqual(['Paris', 'Palermo']);
  expect(screen.queryByText('Search failed')).toBeNull();
});

generalChecks({
  'with suggestions': async ({ user }) => {
    await user.type(field(), 'pa');
    await screen.findAllByRole('option', {}, { timeout: 2000 });
    await user.keyboard('{ArrowDown}');
  },
  'while it waits for a search': async ({ user }) => user.type(field(), 'pa'),
});
