import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './TaskList.as-found.demo.tsx';
import Corrected from './TaskList.corrected.demo.tsx';

const user = userEvent.setup();
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' });
const tasks = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(' Edit Delete', ''));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const pressIn = (task: string, name: string) =>
  user.click(within(screen.getByText(task)).getByRole('button', { name }));

async function add(...names: string[]) {
  for (const name of names) {
    await user.type(box(), name);
    await press('Add');
  }
}

describe.each([
  { variant: 'as found', TaskList: AsFound },
  { variant: 'corrected', TaskList: Corrected },
])('the list $variant', ({ TaskList }) => {
  it('starts empty, and says that it is not saved', () => {
    render(<TaskList />);
    screen.getByText('No tasks added');
    screen.getByText(/^Not saved/);
    expect(tasks()).toEqual([]);
  });

  it('adds by button and by Enter, and empties the box', async () => {
    render(<TaskList />);
    await add('rent');
    await user.type(box(), 'flour{Enter}');
    expect(tasks()).toEqual(['rent', 'flour']);
    expect(box().value).toBe('');
    expect(screen.queryByText('No tasks added')).toBeNull();
  });

  it('ignores empty and blank text', async () => {
    render(<TaskList />);
    await press('Add');
    await add('   ');
    expect(tasks()).toEqual([]);
  });

  it('updates the edited row, and is back in add mode', async () => {
    render(<TaskList />);
    await add('rent', 'flour');
    await pressIn('flour', 'Edit');
    expect(box().value).toBe('flour');
    await user.type(box(), ' and yeast');
    await press('Update');
    expect(tasks()).toEqual(['rent', 'flour and yeast']);
    screen.getByRole('button', { name: 'Add' });
  });

  it('deletes the row whose button is pressed', async () => {
    render(<TaskList />);
    await add('rent', 'flour');
    await pressIn('rent', 'Delete');
    expect(tasks()).toEqual(['flour']);
    await pressIn('flour', 'Delete');
    screen.getByText('No tasks added');
  });
});

describe('edit one row, delete the row above it, update', () => {
  async function provoke() {
    await add('rent', 'garage', 'flour');
    await pressIn('garage', 'Edit');
    await pressIn('rent', 'Delete');
    await user.type(box(), ' at five');
    await press('Update');
  }

  it('as found: overwrites the row that moved up', async () => {
    render(<AsFound />);
    await provoke();
    expect(tasks()).toEqual(['garage', 'garage at five']);
  });

  it('corrected: updates the row that was edited', async () => {
    render(<Corrected />);
    await provoke();
    expect(tasks()).toEqual(['garage at five', 'flour']);
  });
});

describe('the row that is marked while another one above it is deleted', () => {
  const marked = () => screen.getByText('(editing)').closest('li')?.firstChild?.textContent;

  it.each([
    { variant: 'as found', TaskList: AsFound, after: 'flour' },
    { variant: 'corrected', TaskList: Corrected, after: 'garage' },
  ])('$variant: is $after', async ({ TaskList, after }) => {
    render(<TaskList />);
    await add('rent', 'garage', 'flour');
    await pressIn('garage', 'Edit');
    expect(marked()).toBe('garage');
    await pressIn('rent', 'Delete');
    expect(marked()).toBe(after);
  });
});

describe('edit a row, delete it, save', () => {
  it('as found: the button still says Update, and the text is lost', async () => {
    render(<AsFound />);
    await add('rent');
    await pressIn('rent', 'Edit');
    await pressIn('rent', 'Delete');
    await press('Update');
    expect(tasks()).toEqual([]);
  });

  it('corrected: deleting the edited row leaves edit mode', async () => {
    render(<Corrected />);
    await add('rent');
    await pressIn('rent', 'Edit');
    await pressIn('rent', 'Delete');
    screen.getByRole('button', { name: 'Add' });
    expect(box().value).toBe('');
  });
});

describe('the focus after a deletion', () => {
  it('corrected: goes to the next row, else to the one before, else to the box', async () => {
    render(<Corrected />);
    await add('a', 'b', 'c');
    await pressIn('b', 'Delete');
    expect(document.activeElement?.getAttribute('aria-description')).toBe('c');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-description')).toBe('a');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
  });
});
