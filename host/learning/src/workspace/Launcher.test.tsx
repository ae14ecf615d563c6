import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LaunchedParts, type LaunchedProps, Launcher } from './Launcher.tsx';

const parts = { adopt: vi.fn(), begin: vi.fn(), close: vi.fn() };
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' });

function Workspace({ selection }: LaunchedProps<LaunchedParts>) {
  return <p>Workspace, writing at {selection?.from}</p>;
}

function WithButton() {
  return (
    <div data-workspace="">
      <button type="button">Run it again</button>
    </div>
  );
}

it('hands over what was written up to the moment in which the workspace is there', async () => {
  let arrive = (_: LaunchedParts) => {};
  const arrived = new Promise<LaunchedParts>((resolve) => {
    arrive = resolve;
  });
  const load = async () => ({ startWorkspace: () => arrived, Workspace });
  render(<Launcher {...{ load }} id="EX-001" base="/s/" start="start" hints={0} showPart={vi.fn()} notify={vi.fn()} />);
  await act(async () => field().focus());
  fireEvent.change(field(), { target: { value: 'a' } });
  // The workspace has arrived, React has not rendered it yet, and one more key comes.
  await act(async () => {
    arrive(parts);
    await arrived;
    await Promise.resolve();
    field().value = 'ab';
    field().setSelectionRange(2, 2);
  });
  await screen.findByText('Workspace, writing at 2');
  expect(parts.adopt).toHaveBeenCalledExactlyOnceWith('ab');
});

it('hands over nothing where nothing was written', async () => {
  parts.adopt.mockReset();
  const load = async () => ({ startWorkspace: async () => parts, Workspace });
  render(<Launcher {...{ load }} id="EX-001" base="/s/" start="start" hints={0} showPart={vi.fn()} notify={vi.fn()} />);
  await act(async () => field().focus());
  await screen.findByText(/^Workspace/);
  expect(parts.adopt).not.toHaveBeenCalled();
});

it('begins afresh, once, where the address asks for it', async () => {
  history.replaceState(null, '', '/ProblemSolving/curry#fresh');
  const load = async () => ({ startWorkspace: async () => parts, Workspace });
  render(<Launcher {...{ load }} id="EX-001" base="/s/" start="start" hints={0} showPart={vi.fn()} notify={vi.fn()} />);
  await screen.findByText(/^Workspace/);
  expect(parts.begin).toHaveBeenCalledOnce();
  expect(location.pathname + location.hash).toBe('/ProblemSolving/curry');
  history.replaceState(null, '', '/');
});

it('leaves the focus on the button that runs the code, whose place the one of the workspace takes', async () => {
  const load = async () => ({ startWorkspace: async () => parts, Workspace: WithButton });
  render(<Launcher {...{ load }} id="EX-001" base="/s/" start="start" hints={0} showPart={vi.fn()} notify={vi.fn()} />);
  const run = screen.getByRole('button', { name: 'Run' });
  run.focus();
  await act(async () => fireEvent.click(run));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run it again' }));
});
