import { afterEach, expect, it, vi } from 'vitest';
import { clockText } from './clock-text.ts';
import { fetchRubric } from './rubric.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (answer: string) => vi.stubGlobal('fetch', async () => Response.json({ answer }));

it('has the short answer and the points of "In an interview" alone', async () => {
  answered(
    '<h5>Short answer</h5><p>It is <code>1</code>.</p><h5>Pitfalls</h5><ul><li>No</li></ul><h5>In an interview</h5><ul>\n<li>Say <b>why</b>.</li><li>Name one.</li></ul>',
  );
  expect(await fetchRubric('/s/one/1/', 'Alpha', 'first')).toEqual({
    shortAnswer: 'It is 1.',
    points: ['Say why.', 'Name one.'],
  });
});

it('has no points where the entry has none', async () => {
  answered('<h5>Short answer</h5><p>Yes.</p>');
  expect(await fetchRubric('/s/one/1/', 'Alpha', 'second')).toEqual({ shortAnswer: 'Yes.', points: [] });
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [5400, '90:00'],
  [-3, '−0:03'],
])('formats %i seconds', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
