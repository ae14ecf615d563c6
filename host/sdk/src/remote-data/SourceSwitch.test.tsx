import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type DataSource, startingSource } from '../site.ts';
import { SourceSwitch } from './SourceSwitch.tsx';

function Switch({ onChange }: { onChange?: (source: DataSource) => void }) {
  const [source, setSource] = useState(startingSource);
  const choose = (next: DataSource) => {
    setSource(next);
    onChange?.(next);
  };
  return <SourceSwitch service="advice" source={source} onChange={choose} />;
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.labels?.[0]?.textContent?.trim());

it('is a group with a name, and sample data is chosen', () => {
  render(<Switch />);
  screen.getByRole('group', { name: 'Data source' });
  expect(chosen()).toEqual(['Sample data']);
});

it('names the host of the live service, so that the reader knows where the request goes', () => {
  render(<Switch />);
  screen.getByRole('radio', { name: 'Live service (api.adviceslip.com)' });
});

it('reports what the reader chooses', async () => {
  const onChange = vi.fn();
  render(<Switch onChange={onChange} />);
  await userEvent.click(screen.getByLabelText(/Live service/));
  expect(onChange).toHaveBeenLastCalledWith('live');
  await userEvent.click(screen.getByLabelText('Sample data'));
  expect(onChange).toHaveBeenLastCalledWith('sample');
});

it('is one stop of the Tab key, and the arrow keys choose', async () => {
  render(<Switch />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual(['Live service (api.adviceslip.com)']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('gives its radios one name, without which a browser does not group them', () => {
  render(<Switch />);
  const [sample, live] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(sample?.name).toBeTruthy();
  expect(live?.name).toBe(sample?.name);
});

it('can be twice on a page, each with a choice of its own', async () => {
  render(
    <>
      <Switch />
      <Switch />
    </>,
  );
  const [first] = screen.getAllByLabelText(/Live service/);
  if (first) await userEvent.click(first);
  expect(chosen()).toEqual(['Live service (api.adviceslip.com)', 'Sample data']);
});
