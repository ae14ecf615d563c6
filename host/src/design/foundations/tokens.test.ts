import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';
import { accents, colours, sizesOf, tokenValue } from './tokens.ts';

const colour = (name: string) => {
  const found = [...colours, ...accents].find((one) => one.name === name);
  if (!found) throw new Error(`There is no colour "${name}".`);
  return found;
};
const surfaces = ['paper', 'sheet', 'well'].map(colour);

/** The least contrast of a colour on any surface, in either theme. */
const least = (name: string) =>
  Math.min(
    ...surfaces.flatMap((surface) => [
      contrastOf(colour(name).light, surface.light),
      contrastOf(colour(name).dark, surface.dark),
    ]),
  );

describe('the tokens', () => {
  it('are read from the file: colours in both themes, sizes, an accent for each section', () => {
    expect(colours.length).toBeGreaterThan(11);
    expect(colour('ink').light.lightness).toBeLessThan(colour('ink').dark.lightness);
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
