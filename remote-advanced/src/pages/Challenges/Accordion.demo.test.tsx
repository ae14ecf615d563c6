import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Accordion from './Accordion.demo.tsx';
import AccordionDom from './AccordionDom.demo.tsx';

const buttons = () => screen.getAllByRole('button');
const open = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true');
const press = (index: number) => userEvent.click(buttons()[index] ?? document.body);
const panelOf = (index: number) => document.getElementById(buttons()[index]?.getAttribute('aria-controls') ?? '');

describe.each([
  ['React', Accordion],
  ['plain DOM', AccordionDom],
])('the accordion in %s', (_way, Demo) => {
  it('starts closed, each title a button in a heading', () => {
    render(<Demo />);
    expect(open()).toEqual([false, false, false]);
    expect(screen.getAllByRole('heading')).toHaveLength(3);
    for (const index of [0, 1, 2]) expect(panelOf(index)?.hidden).toBe(true);
  });

  it('has one item open at a time', async () => {
    render(<Demo />);
    await press(0);
    expect(open()).toEqual([true, false, false]);
    expect(panelOf(0)?.hidden).toBe(false);
    await press(2);
    expect(open()).toEqual([false, false, true]);
    expect([panelOf(0)?.hidden, panelOf(2)?.hidden]).toEqual([true, false]);
  });

  it('closes the open item when it is pressed', async () => {
    render(<Demo />);
    await press(1);
    await press(1);
    expect(open()).toEqual([false, false, false]);
    expect(panelOf(1)?.hidden).toBe(true);
  });
});
