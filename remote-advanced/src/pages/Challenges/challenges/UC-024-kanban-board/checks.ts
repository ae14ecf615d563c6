import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const column = (name: string) => screen.getByRole('region', { name });
/** A button may say the title, too, in text that is hidden from the eye. */
const outsideOfButtons = { ignore: 'script, style, button, button *' };
const titles = (name: string) =>
  within(column(name)).queryAllByText(/^(Write tests|Fix the menu|Draw icons)$/, outsideOfButtons);
/** The titles of the cards in a column. */
const cards = (name: string) => titles(name).map(({ textContent }) => textContent?.trim());
const titleOf = (title: string, root = document.body) => within(root).getByText(title, outsideOfButtons);
const button = (title: string, target: string) => screen.getByRole('button', { name: `Move ${title} to ${target}` });
const status = () => screen.getByRole('status').textContent?.trim();

function draggableOf(title: string): HTMLElement {
  const card = titleOf(title).closest<HTMLElement>('[draggable="true"]');
  if (card === null) throw new Error(`The card "${title}" is not draggable.`);
  return card;
}

/** What a browser does for a drag: it drops only where the drag is accepted. */
async function drag(source: Element, target: Element, dataTransfer = new DataTransfer()): Promise<void> {
  const send = (type: string, element: Element) =>
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  send('dragstart', source);
  send('dragenter', target);
  const isAccepted = !send('dragover', target);
  if (isAccepted) send('drop', target);
  // By then, a card that was dropped may be another element.
  await new Promise((resolve) => setTimeout(resolve));
  send('dragend', source);
}

check('names', 'shows the cards in lists, in columns that are named by their headings', () => {
  mount();
  for (const name of ['To do', 'Doing', 'Done']) within(column(name)).getByRole('heading', { name });
  expect(cards('To do')).toEqual(['Write tests', 'Fix the menu']);
  expect(cards('Doing')).toEqual(['Draw icons']);
  const items = titles('To do').map((title) => title.closest('li, [role="listitem"]'));
  const [list] = within(column('To do')).getAllByRole('list');
  expect(new Set(items).size, 'how many items have a card').toBe(2);
  for (const item of items) expect(list?.contains(item), 'the item is in the list').toBe(true);
});

check('states', 'says which columns have no cards', async () => {
  const { user } = mount();
  const areEmpty = () =>
    ['To do', 'Doing', 'Done'].filter((name) => within(column(name)).queryByText('No cards')?.checkVisibility());
  expect(areEmpty()).toEqual(['Done']);
  await user.click(button('Draw icons', 'Done'));
  expect(areEmpty(), 'after the move').toEqual(['Doing']);
});

check('behavior', 'has buttons for the neighboring columns only', () => {
  mount();
  const names = (title: string) => screen.queryAllByRole('button', { name: new RegExp(`^Move ${title} to `) }).length;
  button('Write tests', 'Doing');
  button('Draw icons', 'To do');
  button('Draw icons', 'Done');
  expect([names('Write tests'), names('Draw icons')], 'how many buttons the cards have').toEqual([1, 2]);
});

check('behavior', 'moves a card to the end of the column of the button, and reports it', async () => {
  const onMove = vi.fn();
  const { user } = mount({ onMove });
  await user.click(button('Write tests', 'Doing'));
  expect(cards('To do')).toEqual(['Fix the menu']);
  expect(cards('Doing')).toEqual(['Draw icons', 'Write tests']);
  expect(onMove.mock.calls).toEqual([['tests', 'Doing']]);
  await user.click(button('Draw icons', 'To do'));
  expect(cards('To do')).toEqual(['Fix the menu', 'Draw icons']);
});

check('focus', 'keeps the focus on the card, so that the keyboard can move it on', async () => {
  const { user } = mount();
  const isOnCard = () =>
    screen.getAllByRole('button', { name: /^Move Write tests to / }).some((one) => one === document.activeElement);
  button('Write tests', 'Doing').focus();
  await user.keyboard('{Enter}');
  expect(isOnCard(), 'the focus is on a button of the card, in "Doing"').toBe(true);
  button('Write tests', 'Done').focus();
  await user.keyboard('{Enter}');
  expect(cards('Done')).toEqual(['Write tests']);
  expect(isOnCard(), 'the focus is on a button of the card, in "Done"').toBe(true);
});

check('focus', 'keeps the focus on a card whatever its id is', async () => {
  const cards = ['a"b', "c'] d"].map((id) => ({ id, title: `Card ${id}`, column: 'To do' }));
  const { user } = mount({ cards });
  for (const { title } of cards) {
    await user.click(button(title, 'Doing'));
    const own = screen.getAllByRole('button', { name: (name) => name.startsWith(`Move ${title} to `) });
    expect(
      own.some((one) => one === document.activeElement),
      `the focus is on a button of "${title}"`,
    ).toBe(true);
  }
});

check('focus', 'leaves the focus on a card while the one before it is dragged away', async () => {
  const { user } = mount();
  button('Fix the menu', 'Doing').focus();
  await drag(draggableOf('Write tests'), titleOf('Draw icons'));
  await user.pointer([]);
  expect(document.activeElement, 'what has the focus').toBe(button('Fix the menu', 'Doing'));
});

check('names', 'says each move in a status that is there from the start', async () => {
  const { user } = mount();
  expect(status(), 'at first').toBe('');
  const region = screen.getByRole('status');
  await user.click(button('Write tests', 'Doing'));
  expect(region.textContent?.trim()).toBe('Moved Write tests to Doing');
  await user.click(button('Write tests', 'Done'));
  expect(region.textContent?.trim()).toBe('Moved Write tests to Done');
});

check('behavior', 'moves a card that is dropped in another column', async () => {
  const onMove = vi.fn();
  const { user } = mount({ onMove });
  await drag(draggableOf('Fix the menu'), within(column('Done')).getByRole('heading', { name: 'Done' }));
  await user.pointer([]);
  expect(cards('Done')).toEqual(['Fix the menu']);
  expect(onMove.mock.calls).toEqual([['menu', 'Done']]);
  expect(status()).toBe('Moved Fix the menu to Done');
});

check('behavior', 'changes nothing for a card that is dropped in its own column', async () => {
  const onMove = vi.fn();
  const { user } = mount({ onMove });
  await drag(draggableOf('Write tests'), titleOf('Fix the menu'));
  await user.pointer([]);
  expect(cards('To do')).toEqual(['Write tests', 'Fix the menu']);
  expect(onMove).not.toHaveBeenCalled();
  expect(status()).toBe('');
});

check('behavior', 'changes nothing for what is dragged in from elsewhere', async () => {
  const onMove = vi.fn();
  const { user } = mount({ onMove });
  const text = new DataTransfer();
  // The id of a card, which a text may be by chance.
  text.setData('text/plain', 'tests');
  const dragText = async () => {
    await drag(document.body, within(column('Done')).getByRole('heading', { name: 'Done' }), text);
    await user.pointer([]);
  };
  await dragText();
  expect(cards('Done'), 'the cards in "Done"').toEqual([]);
  await drag(draggableOf('Write tests'), document.body);
  await dragText();
  expect(cards('Done'), 'the cards in "Done", after a card was dropped outside of the board').toEqual([]);
  expect(onMove).not.toHaveBeenCalled();
  await drag(draggableOf('Write tests'), within(column('Doing')).getByRole('heading', { name: 'Doing' }));
  await user.pointer([]);
  await dragText();
  expect(cards('Done'), 'the cards in "Done", after a card was dragged to "Doing"').toEqual([]);
});

check('behavior', 'changes nothing for a card of another board', async () => {
  const onMove = vi.fn();
  const { root, user } = mount({ onMove });
  const other = mount();
  const card = titleOf('Write tests', other.root).closest('[draggable="true"]');
  const target = within(root).getByRole('heading', { name: 'Done' });
  await drag(card ?? document.body, target);
  await user.pointer([]);
  expect(onMove).not.toHaveBeenCalled();
  expect(within(root).getByRole('status').textContent?.trim()).toBe('');
});

generalChecks({
  'with a card that was moved': async ({ user }) => user.click(button('Draw icons', 'Done')),
});
