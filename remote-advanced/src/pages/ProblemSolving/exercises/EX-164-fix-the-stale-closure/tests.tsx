import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatRoom, type ChatRoomProps, type Connect, type Message } from './solution';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with rooms: who is in them, and a log of who came and went. */
function startServer() {
  const members = new Set<{ roomId: string; onMessage: (message: Message) => void }>();
  const log: string[] = [];
  let sent = 0;

  const connect: Connect = (roomId, onMessage) => {
    const member = { roomId, onMessage };
    members.add(member);
    log.push(`join ${roomId}`);
    return () => {
      if (members.delete(member)) log.push(`leave ${roomId}`);
    };
  };

  /** Sends messages to everybody in a room, all of them before React renders again. */
  const send = (roomId: string, ...texts: string[]) =>
    act(() => {
      for (const text of texts) {
        sent += 1;
        for (const member of members) if (member.roomId === roomId) member.onMessage({ id: `m${sent}`, roomId, text });
      }
    });

  return { connect, send, log, members };
}

/** Shows a chat in the room `general`; `update` gives it other props. */
function show(wrapper?: typeof StrictMode) {
  const server = startServer();
  const onNotify = vi.fn<ChatRoomProps['onNotify']>();
  const chat = (changed: Partial<ChatRoomProps> = {}) => (
    <ChatRoom connect={server.connect} roomId="general" onNotify={onNotify} {...changed} />
  );
  const { rerender, unmount } = render(chat(), wrapper && { wrapper });
  return { ...server, onNotify, unmount, update: (changed: Partial<ChatRoomProps>) => rerender(chat(changed)) };
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const clock = () => screen.getByRole('timer').textContent;
const mute = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Mute' }));
const textsOf = (notify: ReturnType<typeof show>['onNotify']) => notify.mock.calls.map(([{ text }]) => text);

/** Lets seconds pass, one by one. */
function passSeconds(count: number) {
  for (let second = 0; second < count; second += 1) act(() => vi.advanceTimersByTime(1000));
}

describe('messages', () => {
  test('are added to those that are there', () => {
    const { send } = show();
    send('general', 'Hello');
    send('general', 'Is anybody here?');
    expect(shown()).toEqual(['general: Hello', 'general: Is anybody here?']);
  });

  test('are all shown when several arrive before React renders again', () => {
    const { send } = show();
    send('general', 'one', 'two', 'three');
    expect(shown()).toEqual(['general: one', 'general: two', 'general: three']);
  });

  test('stay when the room changes', () => {
    const { send, update } = show();
    send('general', 'Hello');
    update({ roomId: 'support' });
    expect(shown()).toEqual(['general: Hello']);
    send('support', 'Welcome');
    expect(shown()).toEqual(['general: Hello', 'support: Welcome']);
  });

  test('are shown while the chat is muted', () => {
    const { send } = show();
    send('general', 'before');
    mute();
    send('general', 'after');
    expect(shown()).toEqual(['general: before', 'general: after']);
  });

  test('are shown and reported once in Strict Mode', () => {
    const { send, onNotify } = show(StrictMode);
    send('general', 'one');
    send('general', 'two');
    expect(shown()).toEqual(['general: one', 'general: two']);
    expect(textsOf(onNotify)).toEqual(['one', 'two']);
  });
});

describe('the connection', () => {
  test('stays while messages come, seconds pass, and the chat is muted and renders again', () => {
    const { log, send, update } = show();
    send('general', 'Hello');
    passSeconds(3);
    mute();
    update({});
    expect(log).toEqual(['join general']);
  });

  test('stays when onNotify is another function', () => {
    const { log, update } = show();
    update({ onNotify: () => {} });
    update({ onNotify: () => {} });
    expect(log).toEqual(['join general']);
  });

  test('follows the room', () => {
    const { log, update } = show();
    update({ roomId: 'support' });
    expect(log.toSorted()).toEqual(['join general', 'join support', 'leave general']);
    screen.getByRole('heading', { name: 'support' });
  });

  test('follows the function that connects', () => {
    const { log, members, update } = show();
    const other = startServer();
    update({ connect: other.connect });
    expect([members.size, log]).toEqual([0, ['join general', 'leave general']]);
    expect([other.members.size, other.log]).toEqual([1, ['join general']]);
    other.send('general', 'Hello from here');
    expect(shown()).toEqual(['general: Hello from here']);
  });

  test('ends with the component', () => {
    const { members, unmount } = show(StrictMode);
    expect(members.size).toBe(1);
    unmount();
    expect(members.size).toBe(0);
  });
});

describe('onNotify', () => {
  test('is given each message', () => {
    const { send, onNotify } = show();
    send('general', 'one', 'two');
    expect(onNotify.mock.calls).toEqual([
      [{ id: 'm1', roomId: 'general', text: 'one' }],
      [{ id: 'm2', roomId: 'general', text: 'two' }],
    ]);
  });

  test('is not called while the chat is muted', () => {
    const { send, onNotify } = show();
    mute();
    send('general', 'silent');
    expect(onNotify).not.toHaveBeenCalled();
    mute();
    send('general', 'loud');
    expect(textsOf(onNotify)).toEqual(['loud']);
  });

  test('stays muted in another room', () => {
    const { send, onNotify, update } = show();
    mute();
    update({ roomId: 'support' });
    send('support', 'silent');
    expect(onNotify).not.toHaveBeenCalled();
  });

  test('is that of the latest render', () => {
    const { send, onNotify, update } = show();
    const later = vi.fn();
    update({ onNotify: later });
    send('general', 'Hello');
    expect(textsOf(later)).toEqual(['Hello']);
    expect(onNotify).not.toHaveBeenCalled();
  });
});

describe('the clock', () => {
  test('counts every second', () => {
    show();
    expect(clock()).toBe('0 s');
    passSeconds(1);
    expect(clock()).toBe('1 s');
    passSeconds(4);
    expect(clock()).toBe('5 s');
  });

  test('is not reset by messages, mute, another room and other functions', () => {
    const { send, update } = show();
    for (const change of [
      () => send('general', 'Hello'),
      mute,
      () => update({ roomId: 'support' }),
      () => update({ onNotify: () => {} }),
    ]) {
      act(() => vi.advanceTimersByTime(600));
      change();
      act(() => vi.advanceTimersByTime(400));
    }
    expect(clock()).toBe('4 s');
  });

  test('leaves no timer when the component has unmounted', () => {
    const { unmount } = show();
    passSeconds(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
