import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';
import { accents, colors, sizesOf, tokenValue } from './tokens.ts';

const color = (name: string) => {
  const found = [...colors, ...accents].find((one) => one.name === name);
  if (!found) throw new Error(`There is no color "${name}".`);
  return found;
};
const surfaces = ['paper', 'sheet', 'well'].map(color);

/** The lowest contrast of a color on any surface, in either theme. */
const least = (name: string) =>
  Math.min(
    ...surfaces.flatMap((surface) => [
      contrastOf(color(name).light, surface.light),
      contrastOf(color(name).dark, surface.dark),
    ]),
  );

describe('the tokens', () => {
  it('are read from the file: colors in both themes, sizes, an accent for each section', () => {
    expect(colors.length).toBeGreaterThan(11);
    expect(color('ink').light.lightness).toBeLessThan(color('ink').dark.lightness);
    expect(accents.map(({ name }) => name)).toEqual(['site', 'basics', 'hooks', 'projects', 'advanced']);
    expect(sizesOf('space').length).toBeGreaterThan(6);
    expect(tokenValue('quick')).toMatch(/^\d+ms$/);
  });
});

describe('contrast on every surface, in both themes', () => {
  it.each(['ink', 'ink-soft'])('of %s is enough for AAA', (name) => {
    expect(least(name)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ...['good', 'bad', 'code-keyword', 'code-name', 'code-text', 'code-value', 'code-comment'],
    ...accents.map(({ name }) => name),
  ])('of %s is enough for AA', (name) => {
    expect(least(name)).toBeGreaterThanOrEqual(4.5);
  });

  it('of the border of a control is enough to be seen', () => {
    expect(least('edge')).toBeGreaterThanOrEqual(3);
  });
});
