import { beforeEach, expect, it, vi } from 'vitest';
import type { AttemptStorage } from '../memory/attempts.ts';
import { openSession } from './open-session.ts';
import { memory } from './testing/memory-storage.ts';

const file = 'solution.ts';

/** Storage that tabs share. A tab that is left gets no answer to what it saves; a full one takes nothing. */
function tabs() {
  const { storage, codes } = memory();
  const leaving: AttemptStorage = {
    ...storage,
    save: async (attempt, basedOn) => {
      await storage.save(attempt, basedOn);
      return new Promise(() => {});
    },
  };
  const full: AttemptStorage = {
    ...storage,
    save: async () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  };
  return { storage, leaving, full, codes };
}

const open = (storage: AttemptStorage) => openSession({ storage, entry: 'EX-001', start: { [file]: 'start' } });
type Session = Awaited<ReturnType<typeof open>>;
const codeIn = (session: Session) => session.codeOf(session.getState().current, file);

beforeEach(() => {
  localStorage.clear();
});

it('what was written last is there on the next visit, although the storage answered too late', async () => {
  const { storage, leaving, codes } = tabs();
  const session = await open(leaving);
  session.edit(file, 'first');
  void session.flush();
  await vi.waitFor(() => expect(codes()).toEqual(['first']));
  session.edit(file, 'first and last');
  session.leave();
  expect(codeIn(await open(storage))).toBe('first and last');
  expect(codes()).toEqual(['first and last']);
  expect({ ...localStorage }).toEqual({});
});

it('nothing is noted of what is stored, of what was never changed, or where nothing is kept', async () => {
  const { storage } = tabs();
  const session = await open(storage);
  session.leave();
  session.edit(file, 'a');
  await session.flush();
  session.leave();
  const unkept = await openSession({ storage: null, entry: 'EX-001', start: { [file]: 'start' } });
  unkept.edit(file, 'a');
  unkept.leave();
  expect({ ...localStorage }).toEqual({});
});

it('what another tab has changed since stays, beside a copy', async () => {
  const { storage, leaving, codes } = tabs();
  const first = await open(storage);
  first.edit(file, 'a');
  await first.flush();
  const [one, other] = [await open(leaving), await open(storage)];
  other.edit(file, 'other');
  await other.flush();
  one.edit(file, 'one');
  one.leave();
  await open(storage);
  expect(codes().toSorted()).toEqual(['one', 'other']);
});

it('waits where there is no room, and what is stored is there', async () => {
  const { storage, leaving, full, codes } = tabs();
  const session = await open(leaving);
  session.edit(file, 'first');
  void session.flush();
  await vi.waitFor(() => expect(codes()).toEqual(['first']));
  session.edit(file, 'last');
  session.leave();
  expect(codeIn(await open(full))).toBe('first');
  expect(codeIn(await open(storage))).toBe('last');
});

it('an attempt at another entry waits for a visit there', async () => {
  const { storage, leaving } = tabs();
  const session = await openSession({ storage: leaving, entry: 'EX-002', start: { [file]: 'start' } });
  session.edit(file, 'mine');
  session.leave();
  await open(storage);
  expect(localStorage.getItem('site:left-attempts')).toContain('mine');
});
