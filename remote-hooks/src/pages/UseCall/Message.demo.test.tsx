import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Parent from './Message.demo.tsx';

const child = () => within(screen.getByRole('group', { name: 'Child' }));
const say = (name: string) => userEvent.click(child().getByRole('button', { name }));
const heard = () => screen.getByRole('status').textContent;

it('has the child inside of the parent', () => {
  render(<Parent />);
  within(screen.getByRole('group', { name: 'Parent' })).getByRole('group', { name: 'Child' });
  expect(heard()).toBe('The child has said nothing yet.');
});

it('tells the parent what the child reported, each time', async () => {
  render(<Parent />);
  await say('Hungry');
  expect(heard()).toBe('The child said “I am hungry”. Calls so far: 1.');
  await say('Tired');
  await say('Tired');
  expect(heard()).toBe('The child said “I am tired”. Calls so far: 3.');
});
