import { describe, expect, it } from 'vitest';
import { draw, fitting } from './draw.ts';

const question = (id: string, level: string, topics: string[]) => ({ id, level, topics, title: id, slug: id });
const questions = [
  question('RE-001', 'basic', ['hooks']),
  question('RE-002', 'advanced', ['hooks', 'effects']),
  question('RE-003', 'basic', ['keys']),
];
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it('fits by level and by topic, and by both', () => {
  const wish = { level: '', topic: '', count: 3 };
  expect(ids(fitting(questions, wish))).toEqual(['RE-001', 'RE-002', 'RE-003']);
  expect(ids(fitting(questions, { ...wish, level: 'basic' }))).toEqual(['RE-001', 'RE-003']);
  expect(ids(fitting(questions, { ...wish, topic: 'hooks' }))).toEqual(['RE-001', 'RE-002']);
  expect(ids(fitting(questions, { ...wish, level: 'basic', topic: 'effects' }))).toEqual([]);
});

describe('a draw', () => {
  const all = { level: '', topic: '', count: 3 };

  it('follows the random numbers', () => {
    expect(ids(draw(questions, { ...all, count: 2 }, () => 0.99))).toEqual(['RE-003', 'RE-002']);
    expect(ids(draw(questions, { ...all, count: 2 }, () => 0))).toEqual(['RE-001', 'RE-002']);
  });

  it('has no question twice, and stops when there are no more', () => {
    expect(ids(draw(questions, { ...all, count: 10 })).sort()).toEqual(['RE-001', 'RE-002', 'RE-003']);
    expect(draw(questions, { ...all, level: 'none' })).toEqual([]);
  });
});
