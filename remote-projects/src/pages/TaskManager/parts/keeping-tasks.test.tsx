import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../App.tsx';

const user = userEvent.setup();
const pay = { id: 1, text: 'Pay', completed: true };
const walk = { id: 2, text: 'Walk', completed: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const put = (value: unknown) => localStorage.setItem('tasks', JSON.stringify(value));
const stored = () => localStorage.getItem('tasks');
const texts = () => screen.queryAllByRole('checkbox').map((one) => one.parentElement?.textContent);
const add = (text: string) => user.type(screen.getByRole('textbox', { name: 'Task' }), `${text}{Enter}`);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

function otherTab(change: () => void) {
  act(() => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: 'tasks' }));
  });
}

describe('the page as it comes from the server', () => {
  it('is busy, has no tasks yet, and does not ask for the storage', () => {
    put([pay]);
    vi.stubGlobal('localStorage', undefined);
    const html = renderToString(<App />);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Loading tasks…');
    expect(html).not.toContain('Pay');
    expect(html).not.toContain('No tasks yet');
  });

  it('becomes the stored list without a mismatch, and without saving anything before', () => {
    put([pay, walk]);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<App />);
    document.body.append(container);
    const logged = vi.spyOn(console, 'error');
    render(<App />, { container, hydrate: true });
    expect(texts()).toEqual(['Pay', 'Walk']);
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    expect(stored()).toBe(JSON.stringify([pay, walk]));
  });
});

describe('stored text that could not be read', () => {
  it.each([
    ['is damaged', '[{"id":1,"text":"Pa'],
    ['is a list of texts', '["Pay","Walk"]'],
    ['is an object', '{"tasks":[]}'],
  ])('stays as it is when it %s, until the reader decides', async (_what, text) => {
    localStorage.setItem('tasks', text);
    render(<App />);
    expect(screen.getByRole('alert').textContent).toMatch(/could not be read.*not saved until you decide/);
    await add('Read');
    expect(texts()).toEqual(['Read']);
    expect(stored()).toBe(text);

    await press('Keep a copy and start afresh');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('tasks:unreadable-1')).toBe(text);
    expect(stored()).toContain('"text":"Read"');
  });

  it('does not hide the tasks that could be read', async () => {
    put([pay, { id: 'two' }, walk]);
    render(<App />);
    expect(texts()).toEqual(['Pay', 'Walk']);
    expect(screen.getByRole('alert').textContent).toContain('1 of 3 stored entries could not be read');
    await user.click(screen.getByText('Walk'));
    expect(stored()).toBe(JSON.stringify([pay, { id: 'two' }, walk]));
  });
});

describe('a storage that refuses', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'does not let the page use its storage'],
  ])('with a %s: the change stays on the screen, and the page says that it is not saved', async (name, reason) => {
    put([walk]);
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem: () => {
        throw new DOMException('refused', name);
      },
    });
    render(<App />);
    await add('Read');
    expect(texts()).toEqual(['Walk', 'Read']);
    expect(screen.getByRole('alert').textContent).toMatch(/^Not saved/);
    expect(screen.getByRole('alert').textContent).toContain(reason);

    vi.unstubAllGlobals();
    await press('Try again');
    expect(stored()).toContain('"text":"Read"');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('from the start: the page works and says so', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    render(<App />);
    expect(screen.getByRole('alert').textContent).toMatch(/^Not saved/);
    await add('Read');
    expect(texts()).toEqual(['Read']);
  });
});

describe('another tab', () => {
  it('adds a task: it appears here', () => {
    render(<App />);
    otherTab(() => put([pay]));
    expect(texts()).toEqual(['Pay']);
  });

  it('stores something else: the tasks stay here', () => {
    put([pay]);
    render(<App />);
    otherTab(() => put('nonsense'));
    expect(texts()).toEqual(['Pay']);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('deletes the task that is edited here: what was typed becomes a new task', async () => {
    put([pay, walk]);
    render(<App />);
    await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
    otherTab(() => put([walk]));
    await add(' the rent');
    expect(texts()).toEqual(['Walk', 'Pay the rent']);
  });
});

it('a task of 10,000 characters is kept whole', () => {
  const text = 'x'.repeat(10_000);
  put([{ ...pay, text }]);
  render(<App />);
  expect(texts()).toEqual([text]);
});
