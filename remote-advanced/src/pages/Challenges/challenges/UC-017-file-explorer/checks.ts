import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const entries = [
  {
    name: 'src',
    children: [{ name: 'parts', children: [{ name: 'index.ts' }, { name: 'Menu.tsx' }] }, { name: 'index.ts' }],
  },
  { name: 'dist', children: [] },
  { name: 'package.json' },
  { name: 'README.md' },
];

function start() {
  const onOpen = vi.fn();
  return { ...mount({ label: 'Project', entries, onOpen }), onOpen };
}

/** The text of an entry at its end: a sign may come before the name. */
const ending = (name: string) => new RegExp(`(?:^|\\W)${name.replaceAll('.', '\\.')}$`);

/** The text of an entry, as a user sees and clicks it. */
const textOf = (name: string) => screen.getByText(ending(name));

const allNames = ['src', 'parts', 'index.ts', 'Menu.tsx', 'dist', 'package.json', 'README.md'];

/** The text of an entry, without what is below it. */
const nameOf = (element: Element) =>
  allNames.find((name) =>
    screen.queryAllByText(ending(name)).some((text) => text.closest('[role="treeitem"]') === element),
  );

/** The visible entries by name: `src open`, `dist closed`, `README.md`. */
const visible = () => {
  const states: Record<string, string> = { true: ' open', false: ' closed' };
  return screen.getAllByRole('treeitem').map((element) => {
    const name = nameOf(element);
    return `${name}${states[element.getAttribute('aria-expanded') ?? ''] ?? ''}`;
  });
};

/** The name of the entry that has the focus, or that the focused tree names as its active one. */
const focused = () => {
  const { activeElement } = document;
  const id = activeElement?.getAttribute('aria-activedescendant');
  const element = id ? document.getElementById(id) : activeElement;
  return element?.role === 'treeitem' ? nameOf(element) : 'no entry';
};

const enter = ({ user }: Pick<Mounted, 'user'>, keys: string) => user.keyboard(keys);

/** Opens `src` and `parts` with the pointer. */
async function openFolders({ user }: Pick<Mounted, 'user'>) {
  await user.click(textOf('src'));
  await user.click(textOf('parts'));
}

check('names', 'is a tree with a name, and all folders are closed at first, also an empty one', () => {
  start();
  screen.getByRole('tree', { name: 'Project' });
  expect(visible()).toEqual(['src closed', 'dist closed', 'package.json', 'README.md']);
});

check('names', 'names each entry by its own name alone', async () => {
  const view = start();
  await openFolders(view);
  // Browsers leave the group of an entry out of its name. Here one would count that is in it or that `aria-owns` ties to it.
  for (const element of document.querySelectorAll('[aria-owns]')) element.removeAttribute('aria-owns');
  for (const group of document.querySelectorAll('[role="treeitem"] [role="group"]')) group.ariaHidden = 'true';
  const named = (name: string) => screen.getAllByRole('treeitem', { name, hidden: true }).length;
  expect([named('src'), named('parts'), named('index.ts')], 'entries with each name').toEqual([1, 1, 2]);
});

check('behavior', 'opens and closes a folder with a click, and leaves those around it alone', async () => {
  const view = start();
  await openFolders(view);
  expect(visible()).toEqual([
    ...['src open', 'parts open', 'index.ts', 'Menu.tsx', 'index.ts'],
    ...['dist closed', 'package.json', 'README.md'],
  ]);
  await view.user.click(textOf('parts'));
  await view.user.click(textOf('dist'));
  expect(visible()).toEqual(['src open', 'parts closed', 'index.ts', 'dist open', 'package.json', 'README.md']);
  expect(view.onOpen).not.toHaveBeenCalled();
});

check('behavior', 'opens a file with a click, once, by its path', async () => {
  const view = start();
  await openFolders(view);
  await view.user.click(textOf('Menu.tsx'));
  await view.user.click(textOf('README.md'));
  expect(view.onOpen.mock.calls).toEqual([['src/parts/Menu.tsx'], ['README.md']]);
  expect(visible()).toContain('parts open');
});

check('keyboard', 'is one stop for Tab, which comes back to the entry that had the focus', async () => {
  const view = start();
  await view.user.tab();
  expect(focused()).toBe('src');
  await enter(view, '{ArrowDown}{ArrowDown}');
  await view.user.tab();
  expect(document.activeElement, 'what has the focus after the next Tab').toBe(document.body);
  await view.user.tab({ shift: true });
  expect(focused()).toBe('package.json');
});

check('keyboard', 'moves with the up and down arrow keys, Home and End through what is visible', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, '{ArrowUp}');
  expect(focused(), 'above the first one').toBe('src');
  await enter(view, '{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('dist');
  await enter(view, '{ArrowUp}');
  expect(focused()).toBe('index.ts');
  await enter(view, '{End}');
  expect(focused(), 'after End').toBe('README.md');
  await enter(view, '{ArrowDown}');
  expect(focused(), 'below the last one').toBe('README.md');
  await enter(view, '{Home}');
  expect(focused(), 'after Home').toBe('src');
});

check('keyboard', 'opens a folder with the right arrow key, then moves into it', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, '{ArrowRight}');
  expect(visible()[0]).toBe('src open');
  expect(focused()).toBe('src');
  await enter(view, '{ArrowRight}');
  expect(focused()).toBe('parts');
  await enter(view, '{End}{ArrowRight}');
  expect(focused(), 'on a file').toBe('README.md');
  expect(view.onOpen).not.toHaveBeenCalled();
});

check('keyboard', 'stays on an empty folder with the right arrow key', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, '{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(visible()[1]).toBe('dist open');
  expect(focused()).toBe('dist');
});

check('keyboard', 'moves out of a folder with the left arrow key, then closes it', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, '{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Menu.tsx');
  await enter(view, '{ArrowLeft}');
  expect(focused()).toBe('parts');
  await enter(view, '{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('src');
  expect(visible().slice(0, 2)).toEqual(['src open', 'parts closed']);
  await enter(view, '{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('src');
  expect(visible()[0]).toBe('src closed');
});

check('keyboard', 'does with Enter what a click does', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, '{Enter}');
  expect(visible()[0]).toBe('src open');
  await enter(view, '{ArrowDown}{ArrowDown}{Enter}');
  expect(view.onOpen.mock.calls).toEqual([['src/index.ts']]);
  await enter(view, '{Home}{Enter}');
  expect(visible()[0]).toBe('src closed');
});

check('keyboard', 'moves with a letter to the next entry that begins with it, around the end', async () => {
  const view = start();
  await view.user.tab();
  await enter(view, 'r');
  expect(focused()).toBe('README.md');
  await enter(view, 'p');
  expect(focused()).toBe('package.json');
  await enter(view, '{Home}{ArrowRight}p');
  expect(focused()).toBe('parts');
  await enter(view, 'p');
  expect(focused()).toBe('package.json');
});

check('focus', 'has the focus on a folder that was closed with a click', async () => {
  const view = start();
  await openFolders(view);
  await view.user.tab();
  await enter(view, '{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
  await view.user.click(textOf('src'));
  expect(focused()).toBe('src');
  await view.user.keyboard('{ArrowDown}');
  expect(focused()).toBe('dist');
});

check('focus', 'has the focus on a folder that was closed with a click which moves no focus', async () => {
  const view = start();
  await openFolders(view);
  await enter(view, '{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Menu.tsx');
  textOf('src').click();
  await view.user.pointer([]);
  expect(visible()[0]).toBe('src closed');
  expect(focused()).toBe('src');
});

generalChecks({ 'with open folders': openFolders });
