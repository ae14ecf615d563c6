import { useLocation, useNavigate } from '@site/sdk/router';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useLongWait } from './use-long-wait.ts';

let go: (address: string) => void;
let begin: () => void;

function Page() {
  const wait = useLongWait();
  begin = wait.begin;
  go = useNavigate();
  return <main aria-busy={wait.isLong}>{useLocation().pathname}</main>;
}

const isBusy = () => screen.getByRole('main').getAttribute('aria-busy');
const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time));
const goBack = () => act(async () => void dispatchEvent(new PopStateEvent('popstate')));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is long after a while, until the page changes', async () => {
  await renderAt('/Axios', <Page />);
  act(() => begin());
  await pass(200);
  expect(isBusy()).toBe('false');
  await pass(200);
  expect(isBusy()).toBe('true');
  await act(async () => go('/UseReduce'));
  expect(isBusy()).toBe('false');
});

it.each([200, 400])('ends when the reader goes back after %i ms, to the page that is still shown', async (time) => {
  await renderAt('/Axios', <Page />);
  act(() => begin());
  await pass(time);
  await goBack();
  expect(isBusy()).toBe('false');
  await pass(400);
  expect(isBusy()).toBe('false');
});
