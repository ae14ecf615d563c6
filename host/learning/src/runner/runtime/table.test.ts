import { expect, it } from 'vitest';
import { tableOf } from './table.ts';

it.each([
  [
    'records that differ',
    [
      { a: 1, b: 'x' },
      { a: 2, c: [1, 2, 3, 4, 5] },
    ],
    undefined,
    `
┌─────────┬───┬─────┬───────────────────────────────┐
│ (index) │ a │ b   │ c                             │
├─────────┼───┼─────┼───────────────────────────────┤
│ 0       │ 1 │ 'x' │                               │
│ 1       │ 2 │     │ [ 1, 2, 3, ... 2 more items ] │
└─────────┴───┴─────┴───────────────────────────────┘`,
  ],
  [
    'an object of nested objects and primitive values',
    { r1: { x: 1, y: { z: { w: 1 } } }, r2: 5, r3: { x: { a: 1, b: 2, c: 3 } } },
    undefined,
    `
┌─────────┬──────────┬─────────────────┬────────┐
│ (index) │ x        │ y               │ Values │
├─────────┼──────────┼─────────────────┼────────┤
│ r1      │ 1        │ { z: [Object] } │        │
│ r2      │          │                 │ 5      │
│ r3      │ [Object] │                 │        │
└─────────┴──────────┴─────────────────┴────────┘`,
  ],
  [
    'some properties',
    [{ a: 1, b: 2 }, 3],
    ['b', 'q'],
    `
┌─────────┬───┬───┐
│ (index) │ b │ q │
├─────────┼───┼───┤
│ 0       │ 2 │   │
│ 1       │   │   │
└─────────┴───┴───┘`,
  ],
  [
    'a Map',
    new Map<string, unknown>([
      ['a', 1],
      ['b', { x: 1 }],
    ]),
    undefined,
    `
┌───────────────────┬─────┬──────────┐
│ (iteration index) │ Key │ Values   │
├───────────────────┼─────┼──────────┤
│ 0                 │ 'a' │ 1        │
│ 1                 │ 'b' │ { x: 1 } │
└───────────────────┴─────┴──────────┘`,
  ],
  [
    'a Set',
    new Set([1, 'b']),
    undefined,
    `
┌───────────────────┬────────┐
│ (iteration index) │ Values │
├───────────────────┼────────┤
│ 0                 │ 1      │
│ 1                 │ 'b'    │
└───────────────────┴────────┘`,
  ],
  [
    'nothing',
    [],
    undefined,
    `
┌─────────┐
│ (index) │
├─────────┤
└─────────┘`,
  ],
])('draws %s as Node does', (_what, data, properties, table) => {
  expect(tableOf(data, properties)).toBe(table.trim());
});
