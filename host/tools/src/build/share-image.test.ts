import { expect, it } from 'vitest';
import { drawShareImage } from './share-image.ts';

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('is a PNG of the size that social networks ask for', () => {
  const png = drawShareImage('HTML & CSS <advanced>', 'Frontend Basics');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
});

it('shows the title, and is the same for the same one', () => {
  const image = drawShareImage('useState', 'React Hooks');
  expect(drawShareImage('useState', 'React Hooks').equals(image)).toBe(true);
  expect(drawShareImage('useMemo', 'React Hooks').equals(image)).toBe(false);
  expect(drawShareImage('useState', 'Projects').equals(image)).toBe(false);
});

it('cuts a title that is too long for three lines', () => {
  const title = 'A title of twenty words that nobody could ever read in the small picture beside a link to the page';
  expect(drawShareImage(title, 'x').equals(drawShareImage(`${title} and more`, 'x'))).toBe(true);
});
