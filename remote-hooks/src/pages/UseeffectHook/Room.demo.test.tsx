import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Room.as-found.demo.tsx';
import Corrected from './Room.corrected.demo.tsx';

const mute = () => userEvent.click(screen.getByRole('checkbox', { name: 'Muted' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Let a message come' }));
const heard = () => screen.getByRole('status').textContent;
const connections = () => screen.getByText('Connections so far').textContent;

describe.each([
  { variant: 'as found', Room: AsFound },
  { variant: 'corrected', Room: Corrected },
])('the room $variant', ({ Room }) => {
  it('announces a message as the latest setting wants it', async () => {
    render(<Room />);
    await send();
    expect(heard()).toBe('A message came, with a ping');
    await mute();
    await send();
    expect(heard()).toBe('A message came, in silence');
  });
});

describe('muting twice and back', () => {
  it('as found: connects anew each time', async () => {
    render(<AsFound />);
    for (let i = 0; i < 4; i += 1) await mute();
    expect(connections()).toBe('Connections so far 5');
  });

  it('corrected: keeps the connection', async () => {
    render(<Corrected />);
    for (let i = 0; i < 4; i += 1) await mute();
    expect(connections()).toBe('Connections so far 1');
  });
});
