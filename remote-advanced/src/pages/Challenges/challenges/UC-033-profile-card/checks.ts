import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
const kim = { name: 'Kim Test', role: 'Designer', isOnline: true, skills: ['CSS', 'Drawing'], place: 'Oslo', image };
const bare = { name: 'Bo Test', role: 'Author', isOnline: false, skills: [] };

const card = (name = 'Kim Test') => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });
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
  card().getByText('Online');
  expect(screen.queryByText('Offline'), '"Offline" for a person who is online').toBeNull();
  unmount();
  start({ ...kim, isOnline: false });
  card().getByText('Offline');
  expect(screen.queryByText('Online'), '"Online" for a person who is offline').toBeNull();
});

check('names', 'has an image with a name', () => {
  start();
  const element = card().getByRole<HTMLImageElement>('img', { name: 'Portrait of Kim Test' });
  expect(element.getAttribute('src')).toBe(image);
});

check('behavior', 'shows the role and the place', () => {
  start();
  card().getByText('Designer in Oslo');
});

check('states', 'shows the role alone without a place', () => {
  const { unmount } = start(bare);
  card('Bo Test').getByText('Author');
  unmount();
  start({ ...bare, place: '' });
  card('Bo Test').getByText('Author');
});

check('names', 'lists the skills under a heading', () => {
  start();
  card().getByRole('heading', { name: 'Skills' });
  const list = within(card().getByRole('list', { name: 'Skills' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['CSS', 'Drawing']);
});

check('states', 'has neither list nor heading without skills', () => {
  start({ ...kim, skills: [] });
  expect(screen.queryByRole('list'), 'a list').toBeNull();
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
  const { unmount, root } = start(bare);
  card('Bo Test');
  expect(emptyElements(root), 'empty elements, with all missing').toEqual([]);
  unmount();
  const { root: next } = start({ ...kim, place: '', image: '', skills: [] });
  expect(emptyElements(next), 'empty elements, with all empty').toEqual([]);
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
