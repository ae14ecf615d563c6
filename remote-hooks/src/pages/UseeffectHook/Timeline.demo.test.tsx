import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Timeline from './Timeline.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const log = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const start = ['render: harbor in meters', 'setup: listen to harbor'];

it('renders, then sets up', async () => {
  render(<Timeline />);
  await screen.findByText(/^setup/);
  expect(log()).toEqual(start);
});

it('only renders when a value changes that the effect does not read', async () => {
  render(<Timeline />);
  await press('Other unit');
  expect(log()).toEqual([...start, 'render: harbor in feet']);
});

it('cleans up with the old value before it sets up with the new one', async () => {
  render(<Timeline />);
  await press('Other station');
  expect(log()).toEqual([
    ...start,
    'render: bridge in meters',
    'cleanup: stop listening to harbor',
    'setup: listen to bridge',
  ]);
});

it('cleans up when the component goes, and starts over when it comes back', async () => {
  render(<Timeline />);
  await press('Leave');
  expect(log()).toEqual([...start, 'cleanup: stop listening to harbor']);
  await press('Come back');
  expect(log()).toEqual([...start, 'cleanup: stop listening to harbor', ...start]);
});

it('keeps the last ten lines', async () => {
  render(<Timeline />);
  for (let i = 0; i < 12; i += 1) await press('Other unit');
  expect(log()).toHaveLength(10);
  expect(screen.getAllByRole('listitem')[9]?.getAttribute('value')).toBe('14');
});
