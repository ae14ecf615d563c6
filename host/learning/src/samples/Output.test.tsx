import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { begun } from '../workspace/run-state.ts';
import { Output } from './Output.tsx';

it.each([
  ['Error: no', 'Error: no (line 3)'],
  ['Error: no\n  Caused by: Error: inner', 'Error: no\n  Caused by: Error: inner\n(line 3)'],
])('shows the line of an error, which is not that of its cause: %j', (message, text) => {
  const failure = { message, compared: null, place: { file: 'sample.ts', line: 3 }, moment: null };
  const { container } = render(<Output run={{ ...begun(false), errors: [failure] }} status="" />);
  expect(container.querySelector('pre')?.textContent).toBe(text);
});
