import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const labels = ['System', 'Light', 'Dark'];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const theme = () => document.documentElement.getAttribute('data-theme');

/** The names of the radio buttons that are checked. */
const chosen = () =>
  labels.filter((name) => radio(name).checked || radio(name).getAttribute('aria-checked') === 'true');

/** A media query that a check can change, and that counts its listeners. */
class System extends EventTarget {
  listeners = new Set<unknown>();

  constructor(public matches: boolean) {
    super();
  }

  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(type, listener, options);
    this.listeners.add(listener);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  override removeEventListener(...[type, listener, options]: Parameters<EventTarget['removeEventListener']>) {
    super.removeEventListener(type, listener, options);
    this.listeners.delete(listener);
  }
}

function notAllowed(): never {
  throw new DOMException('Storage is not allowed', 'SecurityError');
}

interface Beginning {
  /** What the store remembers. */
  stored?: string | null;
  isDark?: boolean;
  /** Instead of those of the store. */
  methods?: object;
}

/** Shows it on a page without a theme, and notes the themes that the page had. */
async function start({ stored = null, isDark = false, methods = {} }: Beginning = {}) {
  delete document.documentElement.dataset.theme;
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((records) => seen.push(...records.map(({ oldValue }) => oldValue)));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true });

  const system = new System(isDark);
  const listeners = new Set<() => void>();
  let remembered = stored;
  const store = {
    read: () => remembered,
    write: vi.fn((choice: string) => {
      remembered = choice;
    }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...methods,
  };
  const { user, unmount } = mount({ store, system });
  await user.pointer([]);
  return {
    ...{ user, unmount, write: store.write, listeners: () => system.listeners.size + listeners.size },
    /** The themes so far, from the first one to that of now. */
    themes: () => [...seen, theme()].filter((one) => one !== null),
    turnSystem: async (isDarkNow: boolean) => {
      system.matches = isDarkNow;
      system.dispatchEvent(new MediaQueryListEvent('change', { matches: isDarkNow }));
      await user.pointer([]);
    },
    writeInOtherTab: async (choice: string) => {
      remembered = choice;
      for (const listener of listeners) listener();
      await user.pointer([]);
    },
  };
}

check('names', 'has three radio buttons in a group, and begins with the system', async () => {
  await start();
  const isGroup = ['group', 'radiogroup'].some((role) => screen.queryByRole(role, { name: 'Theme' }));
  expect(isGroup, 'a group named "Theme"').toBe(true);
  expect(chosen()).toEqual(['System']);
  expect(theme()).toBe('light');
});

check('behavior', 'has the theme of a dark system', async () => {
  await start({ isDark: true });
  expect(chosen()).toEqual(['System']);
  expect(theme()).toBe('dark');
});

check('behavior', 'has the choice that is remembered', async () => {
  await start({ stored: 'dark' });
  expect(chosen()).toEqual(['Dark']);
  expect(theme()).toBe('dark');
});

check('behavior', 'shows no other theme before', async () => {
  const { themes } = await start({ stored: 'dark' });
  expect([...new Set(themes())]).toEqual(['dark']);
});

check('behavior', 'takes something unknown in the store for the system', async () => {
  await start({ stored: 'sepia', isDark: true });
  expect(chosen()).toEqual(['System']);
  expect(theme()).toBe('dark');
});

check('behavior', 'changes the theme at once, and remembers each choice', async () => {
  const { user, write } = await start();
  const seen = [];
  for (const name of ['Dark', 'Light', 'System']) {
    await user.click(radio(name));
    seen.push(`${chosen()}: ${theme()}`);
  }
  expect(seen).toEqual(['Dark: dark', 'Light: light', 'System: light']);
  expect(write.mock.calls).toEqual([['dark'], ['light'], ['system']]);
});

check('keyboard', 'chooses with the keyboard', async () => {
  const { user } = await start();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toEqual(['Dark']);
  expect(theme()).toBe('dark');
});

check('behavior', 'follows the system while "System" is chosen', async () => {
  const { turnSystem } = await start();
  await turnSystem(true);
  expect(theme(), 'when the system has become dark').toBe('dark');
  await turnSystem(false);
  expect(theme(), 'when the system has become light').toBe('light');
});

check('behavior', 'does not follow the system while another one is chosen', async () => {
  const { user, turnSystem } = await start({ stored: 'light' });
  await turnSystem(true);
  expect(theme()).toBe('light');
  await user.click(radio('System'));
  expect(theme(), 'when "System" is chosen').toBe('dark');
});

check('behavior', 'follows a choice in another tab, without writing it', async () => {
  const { write, writeInOtherTab } = await start();
  await writeInOtherTab('dark');
  expect(chosen()).toEqual(['Dark']);
  expect(theme()).toBe('dark');
  expect(write).not.toHaveBeenCalled();
});

check('behavior', 'takes something unknown from another tab for the system', async () => {
  const { writeInOtherTab } = await start({ stored: 'light', isDark: true });
  await writeInOtherTab('sepia');
  expect(chosen()).toEqual(['System']);
  expect(theme()).toBe('dark');
});

check('states', 'works where nothing can be read', async () => {
  await start({ methods: { read: notAllowed }, isDark: true });
  expect(chosen()).toEqual(['System']);
  expect(theme()).toBe('dark');
});

check('states', 'works where nothing can be written', async () => {
  const { user } = await start({ methods: { write: notAllowed } });
  await user.click(radio('Dark'));
  expect(chosen()).toEqual(['Dark']);
  expect(theme()).toBe('dark');
});

check('leaks', 'ends its listening when it is taken away', async () => {
  const { user, unmount, listeners } = await start();
  expect(listeners(), 'listeners while it is there').toBeGreaterThan(0);
  unmount();
  await user.pointer([]);
  expect(listeners(), 'listeners afterwards').toBe(0);
});

generalChecks({
  'in the dark': async ({ user }) => user.click(radio('Dark')),
});
