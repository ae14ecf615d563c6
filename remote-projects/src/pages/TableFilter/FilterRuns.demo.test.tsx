import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import FilterRuns from './FilterRuns.demo.tsx';

let user = userEvent.setup();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});
afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter the trees' });
const choose = (way: string) => user.click(screen.getByRole('radio', { name: way }));
const found = () => screen.getByRole('status').textContent;
const first = () => within(screen.getByRole('region')).queryAllByRole('listitem')[0]?.textContent;
const counts = () =>
  within(screen.getByRole('list', { name: 'Counts' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pause = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('begins with every row found and nothing counted, in a box that can be scrolled by key', () => {
  render(<FilterRuns />);
  expect(found()).toBe('Trees found: 5,000');
  expect(screen.getByRole('region', { name: 'The first hundred trees' }).tabIndex).toBe(0);
  expect(counts()).toEqual(['Every key', 'Debounced', 'Deferred'].map((way) => `${way}: changes 0, filter runs 0`));
});

it('every key: each is a run, and the rows follow at once', async () => {
  render(<FilterRuns />);
  await user.type(box(), 'oak li');
  expect(counts()[0]).toBe('Every key: changes 6, filter runs 6');
  expect(first()).toContain('oak li');
});

it('debounced: one run for the word, and nothing happens before typing pauses', async () => {
  render(<FilterRuns />);
  await choose('Debounced');
  await user.type(box(), 'oak li');
  expect(found()).toBe('Trees found: 5,000');
  expect(counts()[1]).toBe('Debounced: changes 6, filter runs 0');
  await pause(300);
  expect(counts()[1]).toBe('Debounced: changes 6, filter runs 1');
  expect(first()).toContain('oak li');
});

describe('deferred', () => {
  it('is a run for each key when there is time between them: no pause is waited for', async () => {
    render(<FilterRuns />);
    await choose('Deferred');
    await user.type(box(), 'oak');
    expect(counts()[2]).toBe('Deferred: changes 3, filter runs 3');
    expect(first()).toContain('oak');
  });

  it('leaves out what a newer key has overtaken, while the box is always up to date', async () => {
    render(<FilterRuns />);
    await choose('Deferred');
    act(() => {
      for (const text of ['o', 'oa', 'oak']) {
        fireEvent.change(box(), { target: { value: text } });
        expect(box().value).toBe(text);
      }
    });
    expect(counts()[2]).toBe('Deferred: changes 3, filter runs 1');
    expect(first()).toContain('oak');
  });
});

it('keeps the counts of the other ways to compare, and begins each way with an empty box', async () => {
  render(<FilterRuns />);
  await user.type(box(), 'ash');
  await choose('Debounced');
  expect(box().value).toBe('');
  await pause(300);
  await user.type(box(), 'ash');
  await pause(300);
  expect(counts().slice(0, 2)).toEqual(['Every key: changes 3, filter runs 3', 'Debounced: changes 3, filter runs 1']);
});

it('draws slow rows only when told to', async () => {
  render(<FilterRuns />);
  const now = vi.spyOn(performance, 'now');
  const slow = screen.getByRole('checkbox', { name: 'Slow rows' });
  await user.click(slow);
  expect(now.mock.calls.length).toBeGreaterThan(100);
  now.mockRestore();
});

it('says when nothing is found', async () => {
  render(<FilterRuns />);
  await user.type(box(), 'palm');
  expect(found()).toBe('Trees found: 0');
  expect(first()).toBeUndefined();
});
