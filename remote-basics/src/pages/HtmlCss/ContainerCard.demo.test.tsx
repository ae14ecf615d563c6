import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import ContainerCard from './ContainerCard.demo.tsx';

const row = (side: string) => screen.getByRole('row', { name: new RegExp(`^${side}`) });
const layout = (side: string) => row(side).children[1]?.textContent;

beforeEach(() => {
  // 800 px are distributed according to the containers' widths.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.style.width) * 8;
  });
  render(<ContainerCard />);
});

it.each([
  { share: 80, left: 'wide', right: 'stack' },
  { share: 70, left: 'wide', right: 'row' },
  { share: 47, left: 'row', right: 'wide' },
  { share: 21, left: 'stack', right: 'wide' },
])('at $share % the left card is $left and the right one $right', ({ share, left, right }) => {
  fireEvent.change(screen.getByRole('slider', { name: 'Share of the left container' }), { target: { value: share } });
  expect(row('left').textContent).toContain(`${share * 8} px`);
  expect([layout('left'), layout('right')]).toEqual([left, right]);
});
