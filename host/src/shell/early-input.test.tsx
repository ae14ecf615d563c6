import { act } from '@testing-library/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

let main: HTMLElement;
let unmount = () => {};

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => unmount());
  main.remove();
  delete window.enteredEarly;
});

function Page({ children }: { children: ReactNode }) {
  useHydrated('main');
  return children;
}

function Form({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('');
  const [level, setLevel] = useState('basic');
  const [isDone, setDone] = useState(false);
  const [size, setSize] = useState('small');
  return (
    <Page>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          onName(target.value);
        }}
      />
      <select value={level} onChange={({ target }) => setLevel(target.value)}>
        <option value="basic">Basic</option>
        <option value="advanced">Advanced</option>
      </select>
      <input type="checkbox" checked={isDone} onChange={() => setDone(!isDone)} />
      {['small', 'large'].map((one) => (
        <input key={one} type="radio" name="size" value={one} checked={size === one} onChange={() => setSize(one)} />
      ))}
      <p>{[name, level, isDone, size].join(' ')}</p>
    </Page>
  );
}

const field = (selector: string) => main.querySelector(selector) as HTMLInputElement;

/** Enters a value before the page is hydrated. */
function enter(selector: string, part: Partial<HTMLInputElement>): void {
  window.enteredEarly ??= new Set();
  const filled = field(selector);
  Object.assign(filled, part);
  window.enteredEarly.add(filled);
}

function Task({ onSubmit }: { onSubmit: (task: string) => void }) {
  const [task, setTask] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(task);
  };
  return (
    <Page>
      <form onSubmit={submit}>
        <input value={task} onChange={({ target }) => setTask(target.value)} />
      </form>
    </Page>
  );
}

const state = () => main.querySelector('p')?.textContent;

/** Hydrates the document, and waits until it is told so. */
async function hydrate(page: ReactNode): Promise<void> {
  const told = new Promise<unknown>((resolve) => main.addEventListener('hydrated', resolve));
  await act(async () => {
    const root = hydrateRoot(main, page);
    unmount = () => root.unmount();
  });
  await act(() => told);
}

it('tells the components what was entered before they were there, once', async () => {
  const onName = vi.fn();
  main.innerHTML = renderToString(<Form onName={onName} />);
  enter('input', { value: 'Ada' });
  enter('select', { value: 'advanced' });
  enter('[type=checkbox]', { checked: true });
  enter('[value=large]', { checked: true });
  await hydrate(<Form onName={onName} />);
  expect(state()).toBe('Ada advanced true large');
  expect(onName.mock.calls).toEqual([['Ada']]);
  expect(field('input').value).toBe('Ada');
});

it('enters everything before a form that was submitted is submitted', async () => {
  const onSubmit = vi.fn();
  main.innerHTML = renderToString(<Task onSubmit={onSubmit} />);
  enter('input', { value: 'Water the plants' });
  main.addEventListener('hydrated', () => main.querySelector('form')?.requestSubmit());
  await hydrate(<Task onSubmit={onSubmit} />);
  expect(onSubmit.mock.calls).toEqual([['Water the plants']]);
});

it('leaves alone what the browser has filled in, such as on the way back from another site', async () => {
  main.innerHTML = renderToString(<Form onName={() => {}} />);
  Object.assign(field('[value=large]'), { checked: true });
  await hydrate(<Form onName={() => {}} />);
  expect(state()).toBe(' basic false small');
});
