import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptStorage } from '../memory/attempts.ts';
import { AttemptSession } from './attempt-session.ts';
import { memory } from './testing/memory-storage.ts';

const file = 'solution.ts';

async function open(storage: AttemptStorage | null) {
  const found = storage ? await storage.read('EX-001') : { attempts: [], unreadable: 0 };
  return new AttemptSession({ storage, found, entry: 'EX-001', start: { [file]: 'start' } });
}

const codeIn = (session: AttemptSession) => session.codeOf(session.getState().current, file);
const earlierCodes = (session: AttemptSession) =>
  session.getState().earlier.map((attempt) => session.codeOf(attempt, file));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves soon after the last change, and not before there is one', async () => {
  const { storage, codes } = memory();
  const session = await open(storage);
  await session.flush();
  expect(codes()).toEqual([]);
  session.edit(file, 'a');
  session.edit(file, 'ab');
  expect(codes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(codes()).toEqual(['ab']);
  expect(codeIn(await open(storage))).toBe('ab');
});

it('saves at once how the tests went', async () => {
  const { storage } = memory();
  const session = await open(storage);
  session.edit(file, 'a');
  session.judge(3, 8);
  await vi.advanceTimersByTimeAsync(0);
  expect((await open(storage)).getState().current.verdict).toEqual({ passed: 3, total: 8, at: 1_000 });
});

it('saves at once when it is closed', async () => {
  const { storage, codes } = memory();
  const session = await open(storage);
  session.edit(file, 'a');
  await session.close();
  expect(codes()).toEqual(['a']);
  expect(storage.close).toHaveBeenCalledOnce();
});

it('keeps the earlier attempt when a new one begins, and goes on with it when asked', async () => {
  const { storage, codes } = memory();
  const session = await open(storage);
  session.edit(file, 'first');
  session.begin();
  session.edit(file, 'second');
  await session.flush();
  expect(codes()).toEqual(['first', 'second']);
  const [first] = session.getState().earlier;
  session.resume(first?.id ?? '');
  await session.flush();
  expect(codeIn(session)).toBe('first');
  expect(earlierCodes(session)).toEqual(['second']);
  expect(codeIn(await open(storage))).toBe('first');
});

it('keeps what a reset replaces, also after a reload, and undoes the reset after further changes', async () => {
  const { storage } = memory();
  const session = await open(storage);
  session.edit(file, 'mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.reset(file)).toBe(true);
  expect(codeIn(session)).toBe('start');
  await session.flush();
  const reloaded = await open(storage);
  expect(codeIn(reloaded)).toBe('start');
  expect(earlierCodes(reloaded)).toEqual(['mine']);
  expect(reloaded.getState().replaced).toBeNull();
  session.edit(file, 'starts');
  expect(session.getState().replaced?.file).toBe(file);
  session.undoReset();
  expect(codeIn(session)).toBe('mine');
  expect(earlierCodes(session)).toEqual(['starts']);
  expect(session.getState().replaced).toBeNull();
});

it('resets nothing where the code is that of the start', async () => {
  const session = await open(memory().storage);
  expect(session.reset(file)).toBe(false);
  expect(session.getState()).toMatchObject({ earlier: [], replaced: null });
});

it('leaves the other files alone when one is reset, and when that is undone', async () => {
  const found = { attempts: [], unreadable: 0 };
  const start = { [file]: 'start', 'styles.css': 'plain' };
  const session = new AttemptSession({ storage: null, found, entry: 'UC-001', start });
  session.edit(file, 'mine');
  session.edit('styles.css', 'red');
  session.reset(file);
  expect(session.getState().current.files).toEqual({ [file]: 'start', 'styles.css': 'red' });
  session.edit('styles.css', 'blue');
  session.undoReset();
  expect(session.getState().current.files).toEqual({ [file]: 'mine', 'styles.css': 'blue' });
});

it('does not list an attempt that was never changed', async () => {
  const { storage } = memory();
  const session = await open(storage);
  session.begin({ [file]: 'shared' });
  expect(session.getState().earlier).toEqual([]);
});

it('does not list fresh attempts that were left as they began, also after a reload', async () => {
  const { storage, codes } = memory();
  const session = await open(storage);
  session.edit(file, 'mine');
  for (let presses = 0; presses < 4; presses += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    session.begin();
  }
  expect(earlierCodes(session)).toEqual(['mine']);
  await session.flush();
  expect(codes()).toEqual(['mine', 'start']);
  await vi.advanceTimersByTimeAsync(1_000);
  session.resume(session.getState().earlier[0]?.id ?? '');
  expect(earlierCodes(session)).toEqual([]);
  await session.flush();
  expect(earlierCodes(await open(storage))).toEqual([]);
});

it('lists an attempt whose start was tested', async () => {
  const session = await open(memory().storage);
  session.judge(0, 8);
  session.begin();
  expect(earlierCodes(session)).toEqual(['start']);
});

it('does not overwrite what another tab has saved: each tab has an attempt of its own', async () => {
  const { storage, codes } = memory();
  const before = await open(storage);
  before.edit(file, 'both');
  await before.flush();
  const [one, other] = [await open(storage), await open(storage)];
  one.edit(file, 'one');
  await one.flush();
  other.edit(file, 'other');
  const saving = other.flush();
  other.edit(file, 'other, on');
  await saving;
  await other.flush();
  one.edit(file, 'one, on');
  await one.flush();
  expect(codes()).toEqual(['one, on', 'other, on']);
  expect(other.getState().problem).toBe('continued-apart');
  expect(one.getState().problem).toBeNull();
});

it('goes on without storage, and says so', async () => {
  const session = await open(null);
  session.edit(file, 'a');
  await session.flush();
  expect(codeIn(session)).toBe('a');
  expect(session.getState().problem).toBe('not-saved');
});

it('goes on when the disk is full, and takes the message back once it can save again', async () => {
  const { storage, codes } = memory();
  const session = await open(storage);
  const save = vi.spyOn(storage, 'save').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  session.edit(file, 'a');
  await session.flush();
  expect(session.getState().problem).toBe('not-saved');
  session.edit(file, 'ab');
  await session.flush();
  expect(save).toHaveBeenCalledTimes(2);
  expect(session.getState().problem).toBeNull();
  expect(codes()).toEqual(['ab']);
});
