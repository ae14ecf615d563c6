import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.tsx';

const card = (id: string, level: string, topic: string, heading = 'Short answer') =>
  `<details class="question" id="${id}"><summary><h3>Title of ${id}</h3>
    <span class="facts"><span class="id">${id}</span> <span class="level">${level}</span> <span>${topic}</span></span></summary>
    <div class="answer"><h4>${heading}</h4><p>Answer of ${id}</p><h4>Explanation</h4><p>More</p></div></details>`;

let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('div');
  list.hidden = true;
  list.innerHTML = [
    card('RE-001', 'basic', 'hooks'),
    card('RE-002', 'advanced', 'effects'),
    card('SB-001', 'basic', 'hooks', 'What goes wrong'),
  ].join('');
  document.body.append(list);
});
afterEach(() => {
  list.remove();
  vi.useRealTimers();
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
  render(<App />);
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'advanced');
  screen.getByText('1 question fits.');
  await press('Start');
  expect(asked()).toBe('Title of RE-002');
  const answers = () => screen.getAllByText('Answer of RE-002').length;
  expect(answers()).toBe(1);
  await press('Short answer');
  expect(answers()).toBe(2);
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
