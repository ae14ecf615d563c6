import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('says what Tailwind generates for a class with variants', async () => {
  const { css } = await lookUp('md:hover:bg-sky-500/50');
  expect(css).toContain('@media (width >= 48rem)');
  expect(css).toContain(':hover');
  expect(css).toContain('background-color: color-mix(in oklab, var(--color-sky-500) 50%, transparent);');
});

it.each(['btn', 'mt-foo', '', '<img src=x>', '{}', 'md:', '[]', `${'x'.repeat(10_000)}`])(
  'says that it does not know %j',
  async (name) => {
    expect(await lookUp(name)).toEqual({ css: null });
  },
);
