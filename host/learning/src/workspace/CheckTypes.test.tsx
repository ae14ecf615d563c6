import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypeProblem } from '../type-check/protocol.ts';
import { CheckTypes } from './CheckTypes.tsx';
import type { EditorHandle } from './editor-props.ts';

type Asked = { files: Record<string, string>; answer: (problems: unknown) => void };

/** The workers that were started, as the page sees them. */
let workers: FakeWorker[];

/** A worker that does what the test tells it. */
class FakeWorker extends EventTarget {
  asked: Asked[] = [];
  terminate = vi.fn();

  constructor(readonly address: string) {
    super();
    workers.push(this);
  }

  postMessage({ files }: { files: Record<string, string> }, [port]: [MessagePort]) {
    this.asked.push({ files, answer: (problems) => port.postMessage(problems) });
  }

  say(event: Event) {
    act(() => void this.dispatchEvent(event));
  }
}

const ready = () => new MessageEvent('message', { data: 'ready' });
const problem = (line: number, change: Partial<TypeProblem> = {}): TypeProblem => ({
  ...{ file: 'solution.ts', line, from: 0, to: 3, code: 2322, message: `wrong in ${line}` },
  ...change,
});

const editor = createRef<EditorHandle>();
const mark = vi.fn();
const onGoTo = vi.fn();
const filesOf = (code: string) => ({
  files: { 'solution.ts': code, 'tests.ts': 'one\ntwo();' },
  editable: 'solution.ts',
});
const open = (code = 'mine') => render(<CheckTypes files={filesOf(code)} editor={editor} onGoTo={onGoTo} />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Check types' }));
const status = (text: string | RegExp) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

/** The worker that was started last, once there is one, and what it was asked. */
async function worker(count = 1): Promise<FakeWorker> {
  await vi.waitFor(() => expect(workers).toHaveLength(count));
  return workers[count - 1] ?? expect.unreachable();
}
async function question(of: FakeWorker, count = 1): Promise<Asked> {
  await vi.waitFor(() => expect(of.asked).toHaveLength(count));
  return of.asked[count - 1] ?? expect.unreachable();
}

beforeEach(() => {
  workers = [];
  vi.clearAllMocks();
  editor.current = { focus: vi.fn(), goToLine: vi.fn(), mark };
  vi.stubGlobal('Worker', FakeWorker);
  document.head.innerHTML = '<meta name="runner" content="/host/1/assets/runner-1.html">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('tells its size, starts nothing before it is asked, and then lists errors, those of the own code first', async () => {
  const view = open();
  await status(/^\d\.\d MB, loaded once$/);
  expect(workers).toEqual([]);
  await press();
  const checker = await worker();
  expect(checker.address).toBe('/host/1/assets/runner-1.types.js');
  checker.say(ready());
  const { files, answer } = await question(checker);
  expect(files).toEqual(filesOf('mine').files);
  answer([problem(2, { file: 'tests.ts' }), problem(1)]);
  await status('2 type errors.');
  const list = within(screen.getByRole('region', { name: 'Type errors' }));
  const [own, other] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(own).toBe('wrong in 1Line 1 of your codeTS2322');
  expect(other).toBe('wrong in 2tests.ts, line 2: two();TS2322');
  expect(mark).toHaveBeenCalledExactlyOnceWith('mine', [problem(1)]);
  await userEvent.click(list.getByRole('button', { name: 'Line 1 of your code' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(1);
  view.rerender(<CheckTypes files={filesOf('mended')} editor={editor} onGoTo={onGoTo} />);
  list.getByText('The code has changed since they were found.');
  await press();
  (await question(checker, 2)).answer([]);
  await status('No type errors.');
  expect(screen.queryByRole('region')).toBeNull();
  expect(mark).toHaveBeenLastCalledWith('mended', []);
  view.unmount();
  await vi.waitFor(() => expect(checker.terminate).toHaveBeenCalledOnce());
});

it('says when the checker did not load or gave no valid answer, and starts another one when asked again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  open();
  await press();
  (await worker()).say(new Event('error'));
  await status(/^The type checker did not load/);
  await press();
  const second = await worker(2);
  second.say(ready());
  (await question(second)).answer([{ line: 'one' }]);
  await vi.waitFor(() => expect(second.terminate).toHaveBeenCalledOnce());
  await press();
  const third = await worker(3);
  third.say(ready());
  (await question(third)).answer([]);
  await status('No type errors.');
  expect(reported).toHaveBeenCalledTimes(2);
});

it('is not there for code without types', () => {
  const files = { files: { 'styles.css': 'a {}' }, editable: 'styles.css' };
  render(<CheckTypes files={files} editor={editor} onGoTo={onGoTo} />);
  expect(screen.queryByRole('button')).toBeNull();
});
