import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import CascadeLayers from './CascadeLayers.demo.tsx';

const winner = () => screen.getByRole('row', { name: /^the winner/ }).children[1]?.textContent;
const rotate = () => userEvent.click(screen.getByRole('button', { name: 'Put the first layer last' }));
const toggle = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

let unmount: () => void;
beforeEach(() => {
  ({ unmount } = render(<CascadeLayers />));
});

it('the layer named last wins over the stronger selector', async () => {
  expect(winner()).toBe('utilities');
  await rotate();
  screen.getByText(/@layer theme, utilities, base;/);
  expect(winner()).toBe('base');
});

it('a rule in no layer wins over all layers', async () => {
  await toggle(/outside of any layer/);
  expect(winner()).toBe('no layer');
});

it('!important turns the order round, the rule in no layer included', async () => {
  await toggle(/!important/);
  expect(winner()).toBe('base');
  await toggle(/outside of any layer/);
  expect(winner()).toBe('base');
});

it('the stylesheet is applied while the demo is shown, and one at a time', async () => {
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await rotate();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
