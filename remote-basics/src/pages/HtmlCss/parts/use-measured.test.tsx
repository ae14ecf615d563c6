import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMeasured } from './use-measured.ts';

const read = vi.fn((element: HTMLElement) => ({ letters: element.textContent.length }));

function Box({ text }: { text: string }) {
  const [ref, measured] = useMeasured(read);
  return (
    <>
      <div ref={ref}>{text}</div>
      <output>{measured?.letters}</output>
    </>
  );
}

it('reads after the first render and after every other', () => {
  const { rerender } = render(<Box text="abc" />);
  expect(screen.getByRole('status').textContent).toBe('3');
  rerender(<Box text="abcd" />);
  expect(screen.getByRole('status').textContent).toBe('4');
});

it('renders no more once nothing changes', () => {
  const { rerender } = render(<Box text="abc" />);
  read.mockClear();
  rerender(<Box text="xyz" />);
  expect(read).toHaveBeenCalledTimes(1);
});
