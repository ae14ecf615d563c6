import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';

const limit = { timeout: 1000 };
/** The address of an image in one color. */
const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;
const red = { src: dot('red'), alt: 'A red dot' };
const blue = { src: dot('blue'), alt: 'A blue dot' };
const green = { src: dot('green'), alt: 'A green dot' };
const broken = { src: 'data:image/png;base64,AAAA', alt: 'A broken dot' };
const images = [red, blue, green];

const thumbnails = () => screen.getByRole('list', { name: 'Dots', hidden: true });
const thumbnail = (name: string) => within(thumbnails()).getByRole('button', { name, hidden: true });
const dialog = () => screen.getByRole('dialog', { name: 'Dots' });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const status = () => within(dialog()).getByRole('status');
const start = (given = images) => mount({ label: 'Dots', images: given });
const open = ({ user }: Pick<Mounted, 'user'>, name: string) => user.click(thumbnail(name));

/** Fails unless the dialog shows exactly this image, and says so. */
function shows({ src, alt }: { src: string; alt: string }, position: string): void {
  const shown = within(dialog()).getAllByRole<HTMLImageElement>('img');
  expect(
    shown.map((image) => image.alt),
    'what the images in the dialog show',
  ).toEqual([alt]);
  expect(shown[0]?.src, 'the address of the image in the dialog').toBe(src);
  expect(status().textContent?.trim(), 'the status').toBe(`${alt}, ${position}`);
}

check('names', 'has a thumbnail for each image, in a list with the name', () => {
  start();
  expect(within(thumbnails()).getAllByRole('listitem')).toHaveLength(3);
  for (const { alt } of images) thumbnail(alt);
  expect(screen.queryByRole('dialog'), 'a dialog at first').toBeNull();
});

check('focus', 'opens the full view of a thumbnail, with the focus in it', async () => {
  const view = start();
  await open(view, 'A blue dot');
  shows(blue, '2 of 3');
  inDialog('Close');
  expect(dialog().contains(document.activeElement), 'the focus is in the dialog').toBe(true);
});

check('behavior', 'goes to the next and the previous image, around both ends, and keeps the focus', async () => {
  const view = start();
  await open(view, 'A green dot');
  inDialog('Next image').focus();
  await view.user.keyboard('{Enter}');
  shows(red, '1 of 3');
  expect(document.activeElement, 'what has the focus').toBe(inDialog('Next image'));
  await view.user.click(inDialog('Previous image'));
  shows(green, '3 of 3');
  await view.user.click(inDialog('Previous image'));
  shows(blue, '2 of 3');
  expect(document.activeElement, 'what has the focus').toBe(inDialog('Previous image'));
});

check('keyboard', 'does the same with the arrow keys, Home and End', async () => {
  const view = start();
  await open(view, 'A red dot');
  inDialog('Next image').focus();
  await view.user.keyboard('{ArrowRight}');
  shows(blue, '2 of 3');
  expect(document.activeElement, 'what has the focus').toBe(inDialog('Next image'));
  await view.user.keyboard('{ArrowLeft}{ArrowLeft}');
  shows(green, '3 of 3');
  await view.user.keyboard('{ArrowRight}');
  shows(red, '1 of 3');
  await view.user.keyboard('{End}');
  shows(green, '3 of 3');
  await view.user.keyboard('{Home}');
  shows(red, '1 of 3');
});

check('keyboard', 'leaves keys with Alt, Ctrl or Command to the browser', async () => {
  const view = start();
  await open(view, 'A red dot');
  const isPrevented = (key: string, keys: object) =>
    !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });
  expect(isPrevented('ArrowLeft', { altKey: true }), 'the default of Alt and the left arrow key is prevented').toBe(
    false,
  );
  expect(isPrevented('ArrowRight', { metaKey: true }), 'that of Command and the right one').toBe(false);
  expect(isPrevented('End', { ctrlKey: true }), 'that of Ctrl and End').toBe(false);
  await view.user.pointer([]);
  expect(status().textContent?.trim()).toBe('A red dot, 1 of 3');
});

check('names', 'says each image in the same status', async () => {
  const view = start();
  await open(view, 'A red dot');
  const region = status();
  await view.user.keyboard('{ArrowRight}');
  expect(status(), 'the status after the right arrow key').toBe(region);
  expect(region.textContent?.trim()).toBe('A blue dot, 2 of 3');
});

check('keyboard', 'keeps Tab and Shift+Tab inside while it is open', async () => {
  const view = start();
  await open(view, 'A red dot');
  for (const shift of [false, true])
    for (let press = 0; press < 5; press += 1) {
      await view.user.tab({ shift });
      expect(thumbnails().contains(document.activeElement), 'the focus is behind the dialog').toBe(false);
    }
});

check('focus', 'closes, and gives the focus to the thumbnail of the last image', async () => {
  const view = start();
  const hasFocus = (name: string) =>
    waitFor(() => expect(document.activeElement, 'what has the focus').toBe(thumbnail(name)), limit);
  await open(view, 'A red dot');
  await view.user.click(inDialog('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await hasFocus('A red dot');
  await open(view, 'A red dot');
  await view.user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await hasFocus('A blue dot');
  await open(view, 'A blue dot');
  await view.user.click(inDialog('Next image'));
  await view.user.click(inDialog('Close'));
  await hasFocus('A green dot');
});

check('behavior', 'opens with another image after it was closed', async () => {
  const view = start();
  await open(view, 'A green dot');
  await view.user.keyboard('{Escape}');
  await open(view, 'A blue dot');
  shows(blue, '2 of 3');
});

check('states', 'says that an image cannot be shown, only while it is the current one', async () => {
  const view = start([red, broken, green]);
  const message = () => within(dialog()).queryByText('This image cannot be shown')?.checkVisibility() ?? false;
  const says = (isWanted: boolean) =>
    waitFor(() => expect(message(), '"This image cannot be shown" is visible').toBe(isWanted), limit);
  await open(view, 'A broken dot');
  await says(true);
  const isShown = (image: HTMLImageElement) => image.src === broken.src && image.checkVisibility();
  expect([...dialog().querySelectorAll('img')].some(isShown), 'the broken image is visible').toBe(false);
  expect(status().textContent?.trim()).toBe('A broken dot, 2 of 3');
  await view.user.keyboard('{ArrowRight}');
  await says(false);
  shows(green, '3 of 3');
  await view.user.keyboard('{ArrowLeft}');
  await says(true);
});

check('behavior', 'has only "Close" with a single image', async () => {
  const view = start([red]);
  await open(view, 'A red dot');
  shows(red, '1 of 1');
  expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
  await view.user.keyboard('{ArrowRight}');
  shows(red, '1 of 1');
});

generalChecks({
  'with the full view': async ({ user }) => user.click(screen.getByRole('button', { name: 'Mountains at noon' })),
});
