import { contractVersion } from '@site/sdk/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.tsx';

const version = '0123456789ab';
const base = `/s/advanced/${version}/`;
const page = {
  ...{ address: '/interview', param: null, title: 'Interview', nav: null, name: 'Interview', summary: 'Questions' },
  ...{ content: null, preload: [], styles: [] },
};
const section = {
  ...{ contract: contractVersion, id: 'advanced', title: 'Advanced', order: 1, version, owner: '@x', commit: null },
  ...{ entry: 'e.js', items: 'items.json', base, pages: [page] },
};
const item = (place: number) => ({
  ...{ id: `RE-00${place}`, kind: 'question', title: `Question ${place}?`, level: 'basic', topics: ['react'] },
  ...{ address: `/interview/question-${place}`, text: 'words', version },
});

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = { '/registry.json': { sections: [section] }, [`${base}items.json`]: [1, 2, 3].map(item) };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith(`${base}content/`))
      return Response.json({
        answer: '<h5>Short answer</h5><p>Short.</p><h5>In an interview</h5><ul><li>Say why.</li></ul>',
      });
    return address in answers ? Response.json(answers[address]) : new Response('', { status: 503 });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('heading', { name: /^Question \d\?$/ });

it('asks each question once, with the focus on it, and ends with a report, also where nothing can be kept', async () => {
  render(<App />);
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'React');
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Basic');
  await press('Start');
  const first = (await question()).textContent ?? '';
  expect(document.activeElement?.textContent).toBe(first);
  screen.getByText(/^Question 1 of 3/);
  await press('What a good answer has');
  await screen.findByText('Say why.');
  await press('Answered well');
  expect(screen.getByRole('button', { name: 'Answered well' }).getAttribute('aria-pressed')).toBe('true');
  await press('Next');
  const second = (await question()).textContent ?? '';
  expect(second).not.toBe(first);
  expect(document.activeElement?.textContent).toBe(second);
  await press('Not at all');
  await press('Finish');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Report' }));
  screen.getByText(/asked 2 questions and answered 1 well and 1 not\./);
  const review = within(screen.getByRole('region', { name: 'What to review' }));
  expect(review.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([second]);
  await press('Another interview');
  await screen.findByRole('button', { name: 'Start' });
});

it('goes on where it was when the tab is loaded again', async () => {
  const { unmount } = render(<App />);
  await press('Start');
  await question();
  await press('Next');
  const second = (await question()).textContent;
  unmount();
  render(<App />);
  expect((await question()).textContent).toBe(second);
  screen.getByText(/^Question 2 of 3/);
});

it.each([
  ['is paused since the tab was hidden, if the browser ended it there', true],
  ['runs on, if the reader came back before', false],
])('the clock %s', async (_what, isHidden) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { unmount } = render(<App />);
    await press('Start');
    await question();
    for (const hidden of isHidden ? [true] : [true, false]) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    unmount();
    vi.setSystemTime(Date.now() + 600_000);
    render(<App />);
    await question();
    expect(screen.queryAllByText('The clock is paused.')).toHaveLength(isHidden ? 1 : 0);
    expect(screen.getByRole('timer').textContent).toBe(isHidden ? '30:00' : '20:00');
  } finally {
    vi.useRealTimers();
  }
});

it('repeats the interview of a link', async () => {
  const orders: (string | null)[][] = [];
  for (const _time of [1, 2]) {
    history.replaceState(null, '', '/MockInterview?role=react&level=basic&minutes=15&seed=5');
    const { unmount } = render(<App />);
    await screen.findByText(/This link repeats an interview/);
    await press('Start');
    const order = [(await question()).textContent];
    for (let count = 0; count < 2; count += 1) {
      await press('Next');
      order.push((await question()).textContent);
    }
    orders.push(order);
    await press('Finish');
    unmount();
  }
  expect(orders[0]).toEqual(orders[1]);
});

it('does not start with minutes that are not allowed', async () => {
  render(<App />);
  const minutes = screen.getByLabelText('Minutes');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '500');
  screen.getByText('Enter a whole number from 15 to 90.');
  await press('Start');
  screen.getByRole('button', { name: 'Start' });
});

it('says what could not be loaded, and tries again', async () => {
  const { [`${base}items.json`]: items } = answers;
  delete answers[`${base}items.json`];
  render(<App />);
  await press('Start');
  expect((await screen.findByRole('alert')).textContent).toBe('The questions of Advanced could not be loaded.');
  answers[`${base}items.json`] = items;
  await press('Try again');
  await question();
});

it('records nothing without a microphone, and says so', async () => {
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, clipboard: navigator.clipboard },
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  });
  render(<App />);
  await press('Start');
  await press('Record my answer');
  await screen.findByText(/does not allow the microphone\. Answer aloud/);
  screen.getByRole('button', { name: 'Next' });
});
