import { describe, expect, it } from 'vitest';
import { chooseSeed } from './choose-seed.ts';
import { type Drawable, draw } from './draw.ts';
import type { Wish } from './wish.ts';

const topics = [
  'closures',
  'use-state',
  'redux-core',
  'css-cascade',
  'system-design',
  'strings',
  'network',
  'unheard-of',
];
const kinds = ['question', 'question', 'question', 'predict', 'bug', 'exercise'];
const levels = ['basic', 'intermediate', 'advanced'];

/** Every topic, kind and level, several times. */
const items: Drawable[] = topics.flatMap((topic) =>
  kinds.flatMap((kind, place) =>
    levels.flatMap((level) =>
      [1, 2, 3].map((copy) => ({ id: `${topic} ${kind} ${place} ${level} ${copy}`, kind, level, topics: [topic] })),
    ),
  ),
);
const wish: Wish = { role: 'generalist', level: 'intermediate', minutes: 30, mix: 'role' };
const none = new Map<string, number>();
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const minutes: Record<string, number> = { question: 3, predict: 3, bug: 5, exercise: 20 };
const drawnBy = (change: Partial<Wish>) => seeds.flatMap((seed) => draw(items, { ...wish, ...change }, seed, none));
const partOf = (list: Drawable[], test: (one: Drawable) => boolean) => list.filter(test).length / list.length;

describe('a draw', () => {
  it('is the same for the same seed, in whatever order the entries arrive, and another for another seed', () => {
    expect(draw([...items].reverse(), wish, 7, none)).toEqual(draw(items, wish, 7, none));
    expect(draw(items, wish, 8, none)).not.toEqual(draw(items, wish, 7, none));
  });

  it.each([15, 30, 45, 90])('fills %i minutes, with no question twice', (total) => {
    for (const seed of seeds) {
      const drawn = draw(items, { ...wish, minutes: total }, seed, none);
      const spent = drawn.reduce((sum, { kind }) => sum + (minutes[kind] ?? 0), 0);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(spent).toBeLessThanOrEqual(total);
      expect(spent).toBeGreaterThan(total - 3);
    }
  });

  it('asks what the role is about, and nothing else', () => {
    const react = drawnBy({ role: 'react' });
    const isReact = ({ topics: [topic] }: Drawable) => topic === 'use-state';
    expect(partOf(react, isReact)).toBeGreaterThan(0.35);
    expect(react.some(({ topics: [topic] }) => topic === 'css-cascade')).toBe(false);
    expect(new Set(drawnBy({ role: 'architecture' }).map(({ kind }) => kind))).toEqual(new Set(['question']));
    expect(new Set(drawnBy({}).map(({ topics: [topic] }) => topic))).toEqual(new Set(topics));
  });

  it.each([
    ['basic', 'advanced', 'basic'],
    ['advanced', 'basic', 'advanced'],
  ] as const)('of the level %s has nothing that is %s', (level, never, mostly) => {
    const drawn = drawnBy({ level });
    expect(partOf(drawn, (one) => one.level === never)).toBe(0);
    expect(partOf(drawn, (one) => one.level === mostly)).toBeGreaterThan(0.4);
  });

  it('has questions only, or more code, at the end', () => {
    expect(partOf(drawnBy({ mix: 'questions' }), ({ kind }) => kind === 'question')).toBe(1);
    const isCode = ({ kind }: Drawable) => kind !== 'question';
    expect(partOf(drawnBy({ mix: 'coding' }), isCode)).toBeGreaterThan(2 * partOf(drawnBy({}), isCode));
    for (const seed of seeds) {
      const order = draw(items, { ...wish, mix: 'coding' }, seed, none).map(({ kind }) => kind);
      expect(order.indexOf('exercise')).toBe(order.includes('exercise') ? order.length - 1 : -1);
    }
  });

  it('has UI rounds for a role in React, at the end', () => {
    const challenge = { id: 'a', kind: 'challenge', level: 'intermediate', topics: ['dialogs', 'react'] };
    const ui = seeds
      .map((seed) => draw([...items, challenge], { ...wish, role: 'react', mix: 'coding', minutes: 60 }, seed, none))
      .filter((drawn) => drawn.some(({ kind }) => kind === 'challenge'));
    expect(ui.length).toBeGreaterThan(seeds.length / 4);
    for (const drawn of ui) expect(drawn.slice(-2).map(({ kind }) => kind)).toContain('challenge');
  });

  it('asks the architecture role for a whole design where 45 minutes are left for it, at the end', () => {
    const designs = ['a', 'b'].map((id) => {
      return { id, kind: 'case-study', level: 'intermediate', topics: ['products', 'system-design'] };
    });
    const drawnIn = (total: number) =>
      seeds.map((seed) => draw([...items, ...designs], { ...wish, role: 'architecture', minutes: total }, seed, none));
    const hour = drawnIn(60).filter((drawn) => drawn.some(({ kind }) => kind === 'case-study'));
    expect(hour.length).toBeGreaterThan(seeds.length / 3);
    for (const drawn of hour) expect(drawn.map(({ kind }) => kind).indexOf('case-study')).toBe(drawn.length - 1);
    expect(
      drawnIn(30)
        .flat()
        .some(({ kind }) => kind === 'case-study'),
    ).toBe(false);
  });

  it('asks weak spots first, the most urgent before the others, and fills up with what the role asks', () => {
    const weak = new Map([
      ['redux-core question 0 basic 1', 2],
      ['css-cascade question 0 advanced 1', 0],
      ['css-cascade bug 4 basic 2', 1],
      ['css-cascade exercise 5 basic 2', 1],
    ]);
    for (const seed of seeds) {
      const drawn = draw(items, { ...wish, mix: 'weak', minutes: 15 }, seed, weak).map(({ id }) => id);
      expect(drawn.slice(0, 3)).toEqual([
        'css-cascade question 0 advanced 1',
        'css-cascade bug 4 basic 2',
        'redux-core question 0 basic 1',
      ]);
      expect(drawn).toHaveLength(4);
    }
  });

  it('is empty where nothing fits', () => {
    expect(draw([], wish, 1, none)).toEqual([]);
    expect(draw([{ id: 'a', kind: 'riddle', level: 'basic', topics: ['closures'] }], wish, 1, none)).toEqual([]);
  });
});

describe('a seed', () => {
  const counting = () => {
    let seed = 0;
    return () => seed++;
  };

  it('repeats nothing of the last interviews where that can be avoided', () => {
    const ids = (seed: number) => draw(items, wish, seed, none).map(({ id }) => id);
    const recent = new Set([0, 1, 2].flatMap(ids));
    const seed = chooseSeed(ids, recent, counting());
    expect(ids(seed).filter((id) => recent.has(id))).toEqual([]);
  });

  it('repeats as little as possible where it cannot', () => {
    const ids = (seed: number) => (seed === 5 ? ['a', 'b'] : ['a', 'c']);
    expect(chooseSeed(ids, new Set(['a', 'c']), counting())).toBe(5);
  });
});
