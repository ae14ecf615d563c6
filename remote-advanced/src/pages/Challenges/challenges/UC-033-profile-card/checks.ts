import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
const kim = { name: 'Kim Test', role: 'Designer', isOnline: true, skills: ['CSS', 'Drawing'], place: 'Oslo', image };
const bare = { name: 'Bo Test', role: 'Author', isOnline: false, skills: [] };

const card = (name = 'Kim Test') => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });
/** The texts of elements without what is hidden from screen readers: an icon is no part of them. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Fails unless an element in a card has this text and no other, be it in one part or in several. */
function expectLine(text: string, name?: string): void {
  const lines = card(name).queryAllByText((_, element) => element !== null && textOf(element) === text);
  expect(lines.length > 0, `an element has the text "${text}"`).toBe(true);
}

const isFollowed = () => button('Follow Kim Test').getAttribute('aria-pressed');

function start(person: object = kim) {
  const onMessage = vi.fn();
  return { ...mount({ person, onMessage }), onMessage };
}

/** Elements in the card that have nothing to show or to announce. */
function emptyElements(root: HTMLElement): string[] {
  const content = 'img, svg, input, hr, br, [aria-hidden="true"], [role="status"], [role="alert"], [aria-live], output';
  return [...root.querySelectorAll('*')]
    .filter((one) => !one.closest(content) && !one.querySelector(content) && one.textContent?.trim() === '')
    .map(({ outerHTML }) => outerHTML);
}

check('names', 'is an article with the name as a heading', () => {
  start();
  card().getByRole('heading', { name: 'Kim Test' });
});

check('names', 'says in words whether the person is online', () => {
  const { unmount } = start();
  card().getByText(/\bOnline\b/);
  expect(screen.queryByText(/\bOffline\b/), '"Offline" for a person who is online').toBeNull();
  unmount();
  start({ ...kim, isOnline: false });
  card().getByText(/\bOffline\b/);
  expect(screen.queryByText(/\bOnline\b/), '"Online" for a person who is offline').toBeNull();
});

check('names', 'has an image with a name', () => {
  start();
  const element = card().getByRole<HTMLImageElement>('img', { name: 'Portrait of Kim Test' });
  expect(element.getAttribute('src')).toBe(image);
});

check('behavior', 'shows the role and the place', () => {
  start();
  expectLine('Designer in Oslo');
});

check('states', 'shows the role alone without a place', () => {
  const { unmount, root } = start(bare);
  expectLine('Author', 'Bo Test');
  expect(root.textContent, 'the text of the card').not.toContain('Author in');
  unmount();
  const { root: next } = start({ ...bare, place: '' });
  expectLine('Author', 'Bo Test');
  expect(next.textContent, 'the text of the card, with an empty place').not.toContain('Author in');
});

check('names', 'lists the skills under a heading', () => {
  start();
  const heading = card().getByRole('heading', { name: 'Skills' });
  const list = card().getByRole('list', { name: 'Skills' });
  expect(within(list).getAllByRole('listitem').map(textOf)).toEqual(['CSS', 'Drawing']);
  const isBefore = heading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore, 'the heading is before the list').toBeTruthy();
});

check('states', 'has neither list nor heading without skills', () => {
  start({ ...kim, skills: [] });
  expect(screen.queryByRole('list', { name: 'Skills' }), 'a list "Skills"').toBeNull();
  expect(screen.queryByText('Skills'), 'a text "Skills"').toBeNull();
  expect(screen.queryByText('0'), 'a text "0"').toBeNull();
});

check('states', 'has no image without an address of one', () => {
  const { unmount, root } = start(bare);
  expect(root.querySelector('img'), 'an image without `image`').toBeNull();
  unmount();
  const { root: next } = start({ ...kim, image: '' });
  expect(next.querySelector('img'), 'an image with an empty address').toBeNull();
});

check('states', 'leaves nothing empty', () => {
  const { unmount, root } = start();
  card();
  // Decoration, such as a dot beside "Online", is empty on a complete card, too.
  const decoration = emptyElements(root);
  unmount();
  const leftOn = (person: object) => {
    const { unmount: end, root: other } = start(person);
    card();
    const left = emptyElements(other).filter((one) => !decoration.includes(one));
    end();
    return left;
  };
  const { place: _place, image: _image, ...required } = kim;
  expect(leftOn({ ...required, skills: [] }), 'empty elements, with all missing').toEqual([]);
  expect(leftOn({ ...kim, place: '', image: '', skills: [] }), 'empty elements, with all empty').toEqual([]);
});

check('behavior', 'begins a message, once per press', async () => {
  const { user, onMessage } = start();
  await user.click(button('Message Kim Test'));
  expect(onMessage).toHaveBeenCalledTimes(1);
  await user.click(button('Message Kim Test'));
  expect(onMessage).toHaveBeenCalledTimes(2);
  expect(isFollowed(), 'aria-pressed of the other button').toBe('false');
});

check('behavior', 'follows and does not, with a toggle button of a constant name', async () => {
  const { user, onMessage } = start();
  expect(isFollowed()).toBe('false');
  await user.click(button('Follow Kim Test'));
  expect(isFollowed(), 'aria-pressed of the button "Follow Kim Test", after a press').toBe('true');
  await user.click(button('Follow Kim Test'));
  expect(isFollowed(), 'aria-pressed after two presses').toBe('false');
  expect(onMessage).not.toHaveBeenCalled();
});

check('states', 'shows texts as text', () => {
  start({ ...kim, name: 'Kim <b>Test</b>', skills: ['<b>CSS</b>'] });
  card('Kim <b>Test</b>').getByRole('heading', { name: 'Kim <b>Test</b>' });
  card('Kim <b>Test</b>').getByText('<b>CSS</b>');
});

generalChecks({
  'while the person is followed': async ({ user }) => user.click(button('Follow Robin Sample')),
});
