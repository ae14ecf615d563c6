import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label }));

function Example() {
  const [selected, setSelected] = useState('one');
  return (
    <>
      <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} panel="panel" />
      <div role="tabpanel" id="panel">
        {selected}
      </div>
    </>
  );
}

const panel = () => screen.getByRole('tabpanel').textContent;

it('chooses with a click', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(panel()).toBe('two');
  screen.getByRole('tab', { name: 'Two', selected: true });
});

it('is one Tab stop, and the arrow keys, Home and End choose and move the focus, around both ends', async () => {
  render(<Example />);
  await userEvent.tab();
  for (const [key, expected] of [
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent, key).toBe(expected);
    expect(panel(), key).toBe(expected.toLowerCase());
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
