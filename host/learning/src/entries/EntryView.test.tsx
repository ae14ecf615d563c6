import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Prediction from '../kinds/prediction/behavior.tsx';
import { EntryView } from './EntryView.tsx';

const content = {
  'html-entry': `<div class="question" id="PO-001" data-kind="predict"><h1>In which order?</h1><div class="answer">
    <div data-behavior="predict" data-output="start"></div>
    <details class="reveal" data-part="output"><summary>Show the output</summary><p>start</p></details>
    <span data-behavior="copy-link" data-address="/javascript/order"></span></div></div>`,
  'html-neighbors': '<nav aria-label="More on order"><a href="/javascript/more">More</a></nav>',
};

beforeEach(() => {
  userEvent.setup();
  render(<EntryView base="/s/basics/0123456789ab/" content={content} behaviors={{ predict: Prediction }} />);
});

it('shows the entry and its neighbors, and mounts the behavior of its kind', async () => {
  screen.getByRole('heading', { level: 1, name: 'In which order?' });
  screen.getByRole('link', { name: 'More' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your prediction' }), 'start');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(document.querySelector('details')?.open).toBe(true);
});

it('copies its own address, and says so', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/javascript/order`);
  await screen.findByText('The link to PO-001 was copied.');
});
