import { afterEach, expect, it, vi } from 'vitest';
import { forgetSession, keepSession, readSession } from './kept-session.ts';
import { begin, elapsed } from './session.ts';
import { hasSession, sessionKey } from './session-key.ts';

const question = {
  ...{ entry: 'JS-001', kind: 'question', title: 'Why?', level: 'basic', topic: 'closures' },
  ...{ address: '/javascript/why', base: '/s/basics/1/', page: 'Javascript' },
};
const session = begin(
  { role: 'react', level: 'basic', minutes: 30, mix: 'weak' },
  7,
  { questions: [question], missing: ['Projects'] },
  1000,
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is as it was after a reload, and its clock has run on', () => {
  keepSession(session, 5000);
  expect(hasSession()).toBe(true);
  expect(readSession(9000)).toEqual(session);
  forgetSession();
  expect([readSession(9000), hasSession()]).toEqual([null, false]);
});

it('is paused after a longer absence', () => {
  keepSession(session, 5000);
  const kept = readSession(90_000_000);
  expect(kept?.runningSince).toBeNull();
  expect(kept && elapsed(kept, 90_000_000)).toBe(4000);
});

it.each([
  ['no JSON', '{"session":'],
  ['another shape', '{"session":{"version":2},"leftAt":null}'],
  ['minutes that are not allowed', JSON.stringify({ session, leftAt: null }).replace('"minutes":30', '"minutes":9000')],
  ['a link off the site', JSON.stringify({ session, leftAt: null }).replace('/javascript/why', '//evil.example')],
  [
    'no question left',
    JSON.stringify({ session: { ...session, answers: [{ rating: null, spent: 1 }] }, leftAt: null }),
  ],
])('is not read with %s', (_what, text) => {
  sessionStorage.setItem(sessionKey, text);
  expect(readSession(2000)).toBeNull();
});

it('is lost where the browser keeps nothing, and the reader is told', () => {
  const told = vi.fn<(event: CustomEvent<string>) => void>();
  addEventListener('site:notice', told, { once: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  keepSession(session);
  expect(told.mock.calls[0]?.[0].detail).toContain('ends if you close or reload');
  expect([readSession(2000), hasSession()]).toEqual([null, false]);
  forgetSession();
});
