import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describedRoutes } from './described-routes.ts';
import { findHostRoute } from './host-routes.ts';

describe.each(describedRoutes)('the page at $address', ({ file, load, summary }) => {
  it('names the module that it loads', async () => {
    expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
    expect((await load()).default).toBeTypeOf('function');
  });

  it('has a summary', () => {
    expect(summary.length).toBeGreaterThan(40);
  });
});

it('is found at its address, and nowhere else', () => {
  expect(findHostRoute('/')?.address).toBe('/');
  expect(findHostRoute('/UseReduce')).toBeUndefined();
});
