import { expect, it } from 'vitest';
import { fromOklch, isInSrgb, parseColour, toHex, toOklch } from './colour.ts';

const hex = (text: string) => {
  const colour = parseColour(text);
  return colour && toHex(colour);
};

it.each([
  ['#abc', '#aabbcc'],
  ['#1A2b3C', '#1a2b3c'],
  ['rgb(255, 0, 128)', '#ff0080'],
  ['rgb(100% 50% 0%)', '#ff8000'],
  [' rgb(0 0 300) ', '#0000ff'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(86.64% 0.2948 142.5deg)', '#00ff00'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
])('%s is %s', (text, expected) => {
  expect(hex(text)).toBe(expected);
});

it.each([
  '',
  '#12',
  '#12345',
  'red',
  'rgb(1 2)',
  'rgb(1 2 x)',
  'rgb(1 2 3deg)',
  'oklch(1 0 0%)',
  'oklch(1 2deg 0)',
  'oklch(1 0 0 / 50%)',
])('"%s" is not read', (text) => {
  expect(parseColour(text)).toBeNull();
});

it('knows what lies outside of sRGB', () => {
  expect(isInSrgb(fromOklch([0.7, 0.1, 150]))).toBe(true);
  expect(isInSrgb(fromOklch([0.7, 0.35, 150]))).toBe(false);
});

it('goes to OKLCH and back', () => {
  for (const text of ['#336699', '#ffd700', '#123456', '#ffffff', '#000000']) {
    const colour = parseColour(text);
    expect(colour && toHex(fromOklch(toOklch(colour)))).toBe(text);
  }
});
