import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Card from './Card.demo.tsx';
import CardDom from './CardDom.demo.tsx';

it('each card has a title that is its link, and a button that says what it saves', () => {
  render(<Card />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/BoxModel', '/UseReduce', '/TaskManager']);
  for (const { textContent } of links) screen.getByRole('button', { name: `Save ${textContent}`, pressed: false });
});

it('saves and forgets, card by card', async () => {
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Save useReducer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Task manager' }));
  expect(screen.getByRole('status').textContent).toBe('Saved: 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save useReducer', pressed: true }));
  screen.getByRole('button', { name: 'Save useReducer', pressed: false });
  expect(screen.getByRole('status').textContent).toBe('Saved: 1');
});

it('plain DOM: the same for one card', async () => {
  render(<CardDom />);
  expect(screen.getByRole('link', { name: 'Todo list' }).getAttribute('href')).toBe('/Todos');
  await userEvent.click(screen.getByRole('button', { name: 'Save Todo list', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Todo list', pressed: true }));
  screen.getByRole('button', { name: 'Save Todo list', pressed: false });
});
