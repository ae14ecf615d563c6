import { DemoPanel } from '@site/sdk/ui/demo-panel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AsFound from './TodoApp.as-found.demo.tsx';
import Corrected from './TodoApp.corrected.demo.tsx';

const user = userEvent.setup();
const box = () => screen.getByRole('textbox', { name: 'Task' });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const deleteButton = (task: string) => within(screen.getByText(task)).getByRole('button', { name: 'Delete' });

async function add(...tasks: string[]) {
  for (const task of tasks) {
    await user.type(box(), task);
    await user.click(screen.getByRole('button', { name: 'Add' }));
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  { variant: 'as found', TodoApp: AsFound },
  { variant: 'corrected', TodoApp: Corrected },
])('the todo list $variant', ({ TodoApp }) => {
  it('starts empty, under its name, and without a complaint in the console', () => {
    const complaints = vi.spyOn(console, 'error');
    render(<TodoApp />);
    expect(screen.getByRole('heading').textContent).toBe('Todo App using UseReducer');
    expect(rows()).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('adds tasks at the end, each with a Delete button, and empties the box', async () => {
    render(<TodoApp />);
    await add('a', 'b');
    expect(rows()).toEqual(['id 1 a Delete', 'id 2 b Delete']);
    for (const row of screen.getAllByRole('listitem')) within(row).getByRole('button', { name: 'Delete' });
    expect(box()).toHaveProperty('value', '');
  });

  it('deletes the task whose button is pressed', async () => {
    render(<TodoApp />);
    await add('a', 'b');
    await user.click(deleteButton('a'));
    expect(rows()).toEqual(['id 2 b Delete']);
  });
});

describe('ids after a deletion: add a, add b, delete a, add c', () => {
  async function provoke() {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await add('a', 'b');
    await user.click(deleteButton('a'));
    await add('c');
    return complaints;
  }

  it('as found: two tasks have id 2, React complains, and one Delete removes both', async () => {
    render(<AsFound />);
    const complaints = await provoke();
    expect(rows()).toEqual(['id 2 b Delete', 'id 2 c Delete']);
    expect(complaints.mock.calls[0]?.[0]).toMatch(/two children with the same key/);

    await user.click(deleteButton('c'));
    expect(rows()).toEqual([]);
  });

  it('corrected: the new task has an id of its own, and Delete removes one', async () => {
    render(<Corrected />);
    const complaints = await provoke();
    expect(rows()).toEqual(['id 2 b Delete', 'id 3 c Delete']);
    expect(complaints).not.toHaveBeenCalled();

    await user.click(deleteButton('c'));
    expect(rows()).toEqual(['id 2 b Delete']);
  });
});

describe('text that is empty or blank', () => {
  it('as found: becomes a task', async () => {
    render(<AsFound />);
    await add(' ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(rows()).toHaveLength(2);
  });

  it('corrected: is ignored and uses up no id', async () => {
    render(<Corrected />);
    await add(' ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(rows()).toEqual([]);

    await add('  a  ');
    expect(rows()).toEqual(['id 1 a Delete']);
  });
});

describe('an action of unknown type', () => {
  const send = () => user.click(screen.getByRole('button', { name: 'Send an unknown action' }));

  it('as found: replaces list and buttons by an error that says nothing; Reset brings an empty list', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderInPanel(AsFound);
    await add('a');
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/error: Error\./);
    expect(complaints.mock.calls.flat()).toContainEqual(new Error());
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await add('b');
    expect(rows()).toEqual(['id 1 b Delete']);
  });

  it('corrected: is named, and the list stays and works on', async () => {
    const complaints = vi.spyOn(console, 'error');
    renderInPanel(Corrected);
    await add('a');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Unknown action: {"type":"SORT_TASKS"}');
    expect(rows()).toEqual(['id 1 a Delete']);
    expect(complaints).not.toHaveBeenCalled();

    await add('b');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows()).toEqual(['id 1 a Delete', 'id 2 b Delete']);
  });
});

describe('the keyboard', () => {
  it('as found: Enter in the box does nothing', async () => {
    render(<AsFound />);
    await user.type(box(), 'a{Enter}');
    expect(rows()).toEqual([]);
  });

  it('corrected: Enter in the box adds', async () => {
    render(<Corrected />);
    await user.type(box(), 'a{Enter}');
    expect(rows()).toEqual(['id 1 a Delete']);
  });

  it('as found: focus is lost with the deleted row', async () => {
    render(<AsFound />);
    await add('a', 'b');
    await user.click(deleteButton('a'));
    expect(document.activeElement).toBe(document.body);
  });

  it('corrected: focus goes to the next row, else to the one before, else to the box', async () => {
    render(<Corrected />);
    await add('a', 'b', 'c');
    await user.click(deleteButton('b'));
    expect(document.activeElement).toBe(deleteButton('c'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(deleteButton('a'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
  });
});

/** The page's demo panel, which has the error boundary and the Reset button. */
function renderInPanel(Demo: ComponentType) {
  const variants = [{ label: null, file: 'TodoApp.demo.tsx', Demo }];
  render(<DemoPanel name="TodoApp" variants={variants} parts={[]} tests={[]} content={{}} />);
}
