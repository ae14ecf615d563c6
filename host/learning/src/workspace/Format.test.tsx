import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Format } from './Format.tsx';

/** With code that changes as it does in a workspace. */
function Formatted({ code: start, onChange, file }: ComponentProps<typeof Format>) {
  const [code, setCode] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setCode(next);
  };
  return <Format {...{ file, code }} onChange={change} />;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Format' }));

it.each([
  ['solution.ts', 'const a : number=1', 'const a: number = 1;\n'],
  ['App.tsx', 'const a=<b  title="x">{ f<T>(1) }</b>', 'const a = <b title="x">{f<T>(1)}</b>;\n'],
  ['styles.css', 'a{color:red}', 'a {\n  color: red;\n}\n'],
])('formats %s', async (file, code, formatted) => {
  const onChange = vi.fn();
  render(<Formatted {...{ file, code, onChange }} />);
  await press();
  await screen.findByText('The code is formatted.');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(formatted);
});

it('says nothing anymore once the reader writes on', async () => {
  const view = render(<Format file="a.ts" code={'const a = 1;\n'} onChange={vi.fn()} />);
  await press();
  await screen.findByText('The code is formatted already.');
  view.rerender(<Format file="a.ts" code={'const a = 12;\n'} onChange={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says where code cannot be read, and leaves it', async () => {
  const onChange = vi.fn();
  render(<Format file="solution.ts" code={'const a = 1;\nconst = 2;'} onChange={onChange} />);
  await press();
  const said = await screen.findByText(/^The code cannot be formatted: .*\(2:7\)$/);
  expect(said.getAttribute('role')).toBe('status');
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves code that was changed while the formatter was loading', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Format file="solution.ts" code="const a=1" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Format' }));
  rerender(<Format file="solution.ts" code="const b=1" onChange={onChange} />);
  rerender(<Format file="solution.ts" code={'const c = 1;\n'} onChange={onChange} />);
  await press();
  await screen.findByText('The code is formatted already.');
  expect(onChange).not.toHaveBeenCalled();
});
