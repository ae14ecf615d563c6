import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Comment, Comments } from './solution';

const initial: Comment[] = [
  { id: 'a', text: 'First' },
  { id: 'b', text: 'Second' },
];

/** Runs a change, and waits until the promises that follow from it are settled. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });

// React has one scope for all Actions that overlap: one that never ends would delay those of the next test.
const openRequests: (() => void)[] = [];
afterEach(() =>
  settle(() => {
    for (const close of openRequests.splice(0)) close();
  }),
);

/** A server whose answers the test gives. */
function makeServer() {
  const requests: { resolve: (comment: Comment) => void; reject: (reason: Error) => void }[] = [];
  const send = vi.fn(
    (_text: string) =>
      new Promise<Comment>((resolve, reject) => {
        requests.push({ resolve, reject });
        openRequests.push(() => resolve({ id: 'late', text: 'late' }));
      }),
  );
  return {
    send,
    /** Saves the comment of a request, the first one being 0. */
    save: (index: number, text: string) => settle(() => requests[index]?.resolve({ id: `saved-${index}`, text })),
    refuse: (index: number) => settle(() => requests[index]?.reject(new Error('no answer'))),
  };
}

function show() {
  const server = makeServer();
  render(<Comments initial={initial} send={server.send} />, { wrapper: StrictMode });
  return server;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Comment' });
/** Replaces the text in the field. user-event does not notice that a form was reset, so it clears the field. */
const enter = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};
const write = async (text: string) => {
  await enter(text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const comments = () => screen.queryAllByRole('listitem').map(textOf);
const alerts = () => screen.queryAllByRole('alert').map(textOf);

/** How often the list has the comment, sent or being sent. */
const count = (text: string) => comments().filter((comment) => comment?.startsWith(text)).length;

describe('a comment', () => {
  test('comes after those that are there', () => {
    show();
    expect(comments()).toEqual(['First', 'Second']);
    expect(alerts()).toEqual([]);
  });

  test('is shown at once as being sent', async () => {
    const { send } = show();
    await write('Hi');
    expect(comments()).toEqual(['First', 'Second', 'Hi (sending…)']);
    expect(send.mock.calls).toEqual([['Hi']]);
  });

  test('is replaced by the answer', async () => {
    const { save } = show();
    await write('Damn!');
    await save(0, '****!');
    expect(comments()).toEqual(['First', 'Second', '****!']);
    expect(alerts()).toEqual([]);
  });

  test('can be sent with Enter', async () => {
    const { send } = show();
    await userEvent.type(field(), 'Hi{Enter}');
    expect(send.mock.calls).toEqual([['Hi']]);
    expect(comments()).toHaveLength(3);
  });

  test('is sent without spaces at its ends, and not at all if nothing is left', async () => {
    const { send } = show();
    await write('   ');
    expect(send).not.toHaveBeenCalled();
    expect(comments()).toEqual(['First', 'Second']);
    await write('  Hi there ');
    expect(send.mock.calls).toEqual([['Hi there']]);
  });

  test('can follow another one', async () => {
    const { save } = show();
    await write('One');
    await save(0, 'One');
    await write('Two');
    expect(comments()).toEqual(['First', 'Second', 'One', 'Two (sending…)']);
    await save(1, 'Two');
    expect(comments()).toEqual(['First', 'Second', 'One', 'Two']);
  });

  test('is sent by the function of the latest render', async () => {
    const [first, second] = [makeServer(), makeServer()];
    const { rerender } = render(<Comments initial={initial} send={first.send} />);
    rerender(<Comments initial={[]} send={second.send} />);
    await write('Hi');
    expect(first.send).not.toHaveBeenCalled();
    await second.save(0, 'Hi');
    expect(comments()).toEqual(['First', 'Second', 'Hi']);
  });
});

describe('the field', () => {
  test('is empty as soon as a comment is sent', async () => {
    show();
    await write('Hi');
    expect(field().value).toBe('');
  });

  test.each([
    ['saved', (server: ReturnType<typeof makeServer>) => server.save(0, 'Hi')],
    ['refused', (server: ReturnType<typeof makeServer>) => server.refuse(0)],
  ])('keeps what is typed until the comment is %s', async (_what, answer) => {
    const server = show();
    await write('Hi');
    await enter('and another');
    await answer(server);
    expect(field().value).toBe('and another');
  });
});

describe('a failure', () => {
  test('takes the comment back and reports it', async () => {
    const { refuse } = show();
    await write('Hi');
    await refuse(0);
    expect(comments()).toEqual(['First', 'Second']);
    expect(alerts()).toEqual(['Not sent: Hi']);
  });

  test('may also be thrown', async () => {
    const send = () => {
      throw new Error('offline');
    };
    render(<Comments initial={initial} send={send} />);
    await write('Hi');
    await settle(() => {});
    expect(comments()).toEqual(['First', 'Second']);
    expect(alerts()).toEqual(['Not sent: Hi']);
  });

  test('is no longer reported when the next comment is sent', async () => {
    const { refuse, save } = show();
    await write('Hi');
    await refuse(0);
    await write('Hi again');
    expect(alerts()).toEqual([]);
    await save(1, 'Hi again');
    expect(comments()).toEqual(['First', 'Second', 'Hi again']);
    expect(alerts()).toEqual([]);
  });

  test('keeps the comments that were saved before', async () => {
    const { refuse, save } = show();
    await write('One');
    await save(0, 'One');
    await write('Two');
    await refuse(1);
    expect(comments()).toEqual(['First', 'Second', 'One']);
  });
});

describe('several at the same time', () => {
  test('are all shown at once, even with the same text', async () => {
    const { send } = show();
    await write('Hi');
    await write('Hi');
    await write('Ho');
    expect(comments().slice(2)).toEqual(['Hi (sending…)', 'Hi (sending…)', 'Ho (sending…)']);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('end up in the order of their answers', async () => {
    const { save } = show();
    await write('One');
    await write('Two');
    await save(1, 'Two');
    await save(0, 'One');
    expect(comments()).toEqual(['First', 'Second', 'Two', 'One']);
  });

  test('are never in the list twice', async () => {
    const { save } = show();
    await write('One');
    await write('Two');
    await save(0, 'One');
    expect([count('One'), count('Two')]).toEqual([1, 1]);
    await save(1, 'Two');
    expect([count('One'), count('Two')]).toEqual([1, 1]);
  });

  test('do not take each other back', async () => {
    const { save, refuse } = show();
    await write('One');
    await write('Two');
    await write('Three');
    await refuse(1);
    expect([count('One'), count('Three')]).toEqual([1, 1]);
    await save(0, 'One');
    await save(2, 'Three');
    expect(comments()).toEqual(['First', 'Second', 'One', 'Three']);
    expect(alerts()).toEqual(['Not sent: Two']);
  });

  test('report a failure although another comment is sent before it is shown', async () => {
    const { refuse, save } = show();
    await write('One');
    await write('Two');
    await refuse(1);
    const seen = alerts();
    await write('Three');
    seen.push(...alerts());
    await save(0, 'One');
    await save(2, 'Three');
    seen.push(...alerts());
    expect(seen).toContain('Not sent: Two');
    expect(comments()).toEqual(['First', 'Second', 'One', 'Three']);
  });

  test('report each failure', async () => {
    const { refuse } = show();
    await write('Hi');
    await write('Ho');
    await refuse(0);
    await refuse(1);
    expect(comments()).toEqual(['First', 'Second']);
    expect(alerts().sort()).toEqual(['Not sent: Hi', 'Not sent: Ho']);
  });
});
