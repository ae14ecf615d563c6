import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.tsx';

const card = (id: string, level: string, topic: string, kind = 'question') =>
  `<div class="question" id="${id}" data-kind="${kind}" data-level="${level}" data-topics="${topic}">
    <div class="line"><h4><a href="/interview/about-${id}">Title of ${id}</a></h4></div></div>`;

/** What the release has at the address of an entry. */
const answerAt = (address: string) =>
  `<h5>Short answer</h5><p>Answer at <code>${address}</code></p><h5>Explanation</h5><p>More</p>`;
const respond = vi.fn<(address: string) => Response>();

let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('div');
  list.hidden = true;
  list.innerHTML = [
    card('RE-001', 'basic', 'hooks'),
    card('RE-002', 'advanced', 'effects'),
    card('SB-001', 'basic', 'hooks', 'bug'),
  ].join('');
  document.body.append(list);
  respond.mockReset().mockImplementation((address) => Response.json({ answer: answerAt(address) }));
  vi.stubGlobal('fetch', async (address: string) => respond(address));
});
afterEach(() => {
  list.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = () => screen.getByRole('heading', { name: /^Title of/ }).textContent ?? '';

it('says so when the page has no questions', () => {
  list.remove();
  render(<App />);
  screen.getByText('There are no questions on this page yet.');
});

it('draws from the questions of the page, asks each once and shows the weakest first', async () => {
  render(<App />);
  screen.getByText('2 questions fit.');
  await press('Start');
  screen.getByText(/^Question 1 of 2/);
  const first = asked();
  expect(document.activeElement?.textContent).toBe(first);
  await press('Well');
  const second = asked();
  expect(second).not.toBe(first);
  await press('Not yet');

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([second, first]);
  const link = screen.getByRole('link', { name: second });
  expect(link.getAttribute('href')).toBe(`#${second.replace('Title of ', '')}`);
  await press('Another interview');
  screen.getByRole('button', { name: 'Start' });
});

it('asks only for the level that was chosen, and shows its short answer on demand', async () => {
  render(<App base="/s/advanced/1/" />);
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'advanced');
  screen.getByText('1 question fits.');
  await press('Start');
  expect(asked()).toBe('Title of RE-002');
  const answer = 'Answer at /s/advanced/1/content/Interview/about-RE-002.json';
  expect(screen.queryByText(answer)).toBeNull();
  await press('Short answer');
  await screen.findByText(answer);
});

it('says why there is no short answer, and where to read it', async () => {
  respond.mockImplementation(() => new Response('', { status: 503 }));
  render(<App base="/" />);
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'advanced');
  await press('Start');
  await press('Short answer');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*503/);
  expect(screen.getByRole('link', { name: 'RE-002' }).getAttribute('href')).toBe('#RE-002');
});

it('finds a list that is shown after the interview', async () => {
  list.remove();
  render(<App />);
  screen.getByText('There are no questions on this page yet.');
  document.body.append(list);
  await screen.findByText('2 questions fit.');
});

it('does not start without a question that fits', async () => {
  render(<App />);
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'advanced');
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'hooks');
  screen.getByText('0 questions fit.');
  await press('Start');
  screen.getByRole('button', { name: 'Start' });
});

it('counts two minutes down, and on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<App />);
  await press('Start');
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByRole('timer').textContent).toBe('1:55');
  await act(() => vi.advanceTimersByTimeAsync(118_000));
  expect(screen.getByRole('timer').textContent).toBe('−0:03');
  screen.getByText(/two minutes are over/);
});
