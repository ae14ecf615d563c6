import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { fireEvent, screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const replyFields = () => screen.queryAllByRole('textbox', { name: /^Your reply to / });
const isShown = (text: string) => screen.queryByText(text)?.checkVisibility() ?? false;

/** The item of the comment with a text. */
function comment(text: string): Element {
  const item = screen.getByText(text).closest('li, [role="listitem"]');
  if (item === null) throw new Error(`The comment "${text}" is not an item of a list.`);
  return item;
}

/** The item that an item is in. */
const parentOf = (item: Element) => item.parentElement?.closest('li, [role="listitem"]') ?? null;

/** Answers a comment. */
async function reply({ user }: Pick<Mounted, 'user'>, author: string, text: string) {
  await user.click(button(`Reply to ${author}`));
  if (text !== '') await user.type(field(`Your reply to ${author}`), text);
  await user.click(button('Send'));
}

async function post({ user }: Pick<Mounted, 'user'>, text: string) {
  if (text !== '') await user.type(field('Your comment'), text);
  await user.click(button('Post'));
}

check('names', 'shows comments with authors, and replies in the items that they answer', () => {
  mount();
  const list = screen.getByRole('list', { name: 'Comments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(comment('Which editor do you use?').textContent).toContain('Ada');
  expect(parentOf(comment('Which editor do you use?'))).toBeNull();
  expect(parentOf(comment('The one that was installed.'))).toBe(comment('Which editor do you use?'));
  expect(parentOf(comment('I write on paper first.'))).toBe(comment('Which editor do you use?'));
  expect(parentOf(comment('Same here. <b>No</b> regrets.'))).toBe(comment('The one that was installed.'));
});

check('behavior', 'adds a comment at the end, and moves the focus to it', async () => {
  const onAdd = vi.fn();
  const view = mount({ onAdd });
  await post(view, '  Hello <i>there</i> ');
  const added = comment('Hello <i>there</i>');
  expect(added.textContent).toContain('You');
  expect(parentOf(added)).toBeNull();
  expect(screen.getAllByRole('listitem').at(-1), 'the last item').toBe(added);
  expect(onAdd.mock.calls).toEqual([['Hello <i>there</i>', null]]);
  expect(field('Your comment').value, 'the text in the field').toBe('');
  expect(added.contains(document.activeElement), 'the focus is in the new comment').toBe(true);
});

check('states', 'begins without comments, too', async () => {
  const view = mount({ comments: [] });
  expect(isShown('No comments yet')).toBe(true);
  await post(view, 'First!');
  comment('First!');
  expect(isShown('No comments yet'), '"No comments yet" after the first one').toBe(false);
});

check('focus', 'opens a form for a reply, with the focus, and one at most', async () => {
  const { user } = mount();
  expect(replyFields()).toHaveLength(0);
  await user.click(button('Reply to Ben'));
  expect(document.activeElement, 'what has the focus').toBe(field('Your reply to Ben'));
  await user.click(button('Reply to Eve'));
  expect(replyFields(), 'fields for replies').toHaveLength(1);
  expect(document.activeElement, 'what has the focus').toBe(field('Your reply to Eve'));
});

check('behavior', 'adds a reply as the last one of its comment, and moves the focus to it', async () => {
  const onAdd = vi.fn();
  const view = mount({ onAdd });
  await reply(view, 'Ada', 'A new one');
  const added = comment('A new one');
  expect(parentOf(added)).toBe(comment('Which editor do you use?'));
  expect(comment('I write on paper first.').nextElementSibling, 'what follows the reply of Dan').toBe(added);
  expect(added.textContent).toContain('You');
  expect(onAdd.mock.calls).toEqual([['A new one', 'a']]);
  expect(replyFields(), 'fields for replies').toHaveLength(0);
  expect(added.contains(document.activeElement), 'the focus is in the new reply').toBe(true);
});

check('behavior', 'adds replies at any depth, and to replies that were just added', async () => {
  const view = mount();
  await reply(view, 'Cleo', 'Deeper');
  expect(parentOf(comment('Deeper'))).toBe(comment('Same here. <b>No</b> regrets.'));
  await reply(view, 'You', 'Deepest');
  expect(parentOf(comment('Deepest'))).toBe(comment('Deeper'));
});

check('focus', 'closes the form with "Cancel" and Escape, and gives the focus back', async () => {
  const onAdd = vi.fn();
  const { user } = mount({ onAdd });
  await user.click(button('Reply to Dan'));
  await user.click(button('Cancel'));
  expect(replyFields(), 'fields for replies').toHaveLength(0);
  expect(document.activeElement, 'what has the focus after "Cancel"').toBe(button('Reply to Dan'));
  await user.click(button('Reply to Dan'));
  await user.keyboard('never mind{Escape}');
  expect(replyFields(), 'fields for replies').toHaveLength(0);
  expect(document.activeElement, 'what has the focus after Escape').toBe(button('Reply to Dan'));
  expect(onAdd).not.toHaveBeenCalled();
});

check('behavior', 'keeps a reply that is being written, whatever else is pressed', async () => {
  const view = mount();
  await view.user.click(button('Reply to Eve'));
  await view.user.keyboard('to be continued');
  await view.user.click(button('Reply to Eve'));
  expect(document.activeElement, 'what has the focus after another "Reply"').toBe(field('Your reply to Eve'));
  expect(field('Your reply to Eve').value, 'the reply, after another "Reply"').toBe('to be continued');
  fireEvent.keyDown(field('Your reply to Eve'), { key: 'Escape', isComposing: true });
  await view.user.pointer([]);
  expect(replyFields(), 'fields for replies, after Escape in a composition').toHaveLength(1);
  await post(view, 'Something else');
  expect(field('Your reply to Eve').value, 'the reply, after a comment').toBe('to be continued');
});

check('states', 'adds no empty text, and points to the field', async () => {
  const onAdd = vi.fn();
  const view = mount({ onAdd });
  await post(view, '   ');
  expect(field('Your comment').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement, 'what has the focus').toBe(field('Your comment'));
  await view.user.keyboard('a');
  expect(field('Your comment').getAttribute('aria-invalid'), 'aria-invalid after a key').not.toBe('true');
  await reply(view, 'Eve', '');
  expect(field('Your reply to Eve').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement, 'what has the focus').toBe(field('Your reply to Eve'));
  await view.user.keyboard('a');
  expect(field('Your reply to Eve').getAttribute('aria-invalid'), 'aria-invalid after a key').not.toBe('true');
  expect(onAdd).not.toHaveBeenCalled();
});

check('behavior', 'hides and shows replies', async () => {
  const { user } = mount();
  const toggle = () =>
    screen.getByRole('button', { name: /repl(y|ies) to Ada$/, expanded: isShown('I write on paper first.') });
  expect(isShown('I write on paper first.')).toBe(true);
  await user.click(toggle());
  expect(isShown('I write on paper first.'), 'the reply of Dan').toBe(false);
  expect(isShown('Same here. <b>No</b> regrets.'), 'the reply of Cleo').toBe(false);
  expect(isShown('Thanks for the article!'), 'the comment of Eve').toBe(true);
  await user.click(toggle());
  expect(isShown('I write on paper first.')).toBe(true);
  toggle();
});

check('behavior', 'counts all replies below a comment', async () => {
  const view = mount();
  button('3 replies to Ada');
  button('1 reply to Ben');
  expect(screen.queryByRole('button', { name: /repl(y|ies) to Eve$/, expanded: true }), 'a button for Eve').toBeNull();
  await reply(view, 'Cleo', 'One more');
  button('4 replies to Ada');
  button('2 replies to Ben');
  button('1 reply to Cleo');
});

check('behavior', 'shows hidden replies when one is added', async () => {
  const view = mount();
  await view.user.click(button('1 reply to Ben'));
  expect(isShown('Same here. <b>No</b> regrets.')).toBe(false);
  await reply(view, 'Ben', 'Me too');
  expect(isShown('Me too'), 'the new reply').toBe(true);
  expect(isShown('Same here. <b>No</b> regrets.'), 'the reply of Cleo').toBe(true);
  expect(button('2 replies to Ben').getAttribute('aria-expanded')).toBe('true');
});

generalChecks({
  'with a reply being written': async ({ user }) => user.click(button('Reply to Cleo')),
  'with replies hidden': async ({ user }) => user.click(button('3 replies to Ada')),
});
