import { expect, it } from 'vitest';
import type { Behavior, Kind } from './kind.ts';
import { kindLabels } from './kind-labels.ts';
import { question } from './kinds/question/kind.ts';
import { kinds } from './kinds.ts';

it('has an id and a position of its own for every kind', () => {
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ order }) => order)).size).toBe(kinds.length);
});

it('keeps the ids that links and stored data rely on', () => {
  expect(kinds.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['question', 'predict', 'bug', 'exercise', 'case-study']),
  );
});

it('gives browser code the labels of all kinds, in the same order', () => {
  expect(kindLabels).toEqual(
    kinds.map(({ id, order, badge, offered, filter, counted, isFlashcard, asked }) => ({
      ...{ id, order, badge, offered, filter, counted, isFlashcard, asked },
    })),
  );
});

it('names behaviors that can be imported', async () => {
  const modules = import.meta.glob<Behavior>('./kinds/*/behavior.tsx', { import: 'default' });
  const paths = kinds.flatMap(({ behavior }) => (behavior ? [behavior.replace('@site/learning', '.')] : []));
  expect(Object.keys(modules)).toEqual(paths.map((path) => `${path}.tsx`).sort());
  for (const load of Object.values(modules)) expect(await load()).toBeTypeOf('function');
});

it('names stylesheets that exist', () => {
  const found = Object.keys(import.meta.glob('./kinds/*/card.css', { query: '?raw' }));
  const named = kinds.flatMap(({ styles }) => (styles ? [styles.replace('@site/learning', '.')] : []));
  expect(named.sort()).toEqual(found.sort());
});

it('does not compile when a part of a kind is missing', () => {
  const { check: _check, ...withoutCheck } = question;
  const { Card: _card, ...withoutCard } = question;
  const { behavior: _behavior, ...withoutBehavior } = question;
  const { filter: _filter, ...withoutLabel } = question;
  // @ts-expect-error: `check` is missing.
  const first: Kind<null> = withoutCheck;
  // @ts-expect-error: `Card` is missing.
  const second: Kind<null> = withoutCard;
  // @ts-expect-error: `behavior` is missing.
  const third: Kind<null> = withoutBehavior;
  // @ts-expect-error: `filter` is missing.
  const fourth: Kind<null> = withoutLabel;
  expect([first, second, third, fourth]).toHaveLength(4);
});
