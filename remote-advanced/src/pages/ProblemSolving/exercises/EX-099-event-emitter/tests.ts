import { describe, expect, test, vi } from 'vitest';
import { EventEmitter } from './solution';

/** An emitter, and listeners that write their labels into a log. */
function setUp() {
  const emitter = new EventEmitter();
  const log: string[] = [];
  const logs = (label: string) => () => {
    log.push(label);
  };
  return { emitter, log, logs };
}

describe('on and emit', () => {
  test('calls the listeners in order, with payload and name', () => {
    const { emitter, log, logs } = setUp();
    const listener = vi.fn(logs('first'));
    emitter.on('save', listener);
    emitter.on('save', logs('second'));
    emitter.emit('save', { id: 7 });
    expect(log).toEqual(['first', 'second']);
    expect(listener).toHaveBeenCalledWith({ id: 7 }, 'save');
  });

  test('returns whether there was a listener', () => {
    const { emitter, logs } = setUp();
    expect(emitter.emit('save')).toBe(false);
    const stop = emitter.on('save', logs('x'));
    expect([emitter.emit('save'), emitter.emit('load')]).toEqual([true, false]);
    stop();
    expect(emitter.emit('save')).toBe(false);
  });

  test('keeps the same listener once per name', () => {
    const { emitter, log, logs } = setUp();
    const listener = logs('x');
    emitter.on('save', listener);
    emitter.on('save', listener);
    emitter.on('load', listener);
    emitter.emit('save');
    expect(log).toEqual(['x']);
    emitter.emit('load');
    expect(log).toEqual(['x', 'x']);
  });

  test('accepts names that plain objects inherit', () => {
    const { emitter, log, logs } = setUp();
    expect(emitter.emit('constructor')).toBe(false);
    emitter.on('__proto__', logs('proto'));
    emitter.emit('__proto__');
    expect(log).toEqual(['proto']);
  });
});

describe('removing', () => {
  test('by off and by the returned function, one listener only', () => {
    const { emitter, log, logs } = setUp();
    const a = logs('a');
    emitter.on('save', a);
    const stopB = emitter.on('save', logs('b'));
    emitter.on('save', logs('c'));
    emitter.off('save', a);
    stopB();
    stopB();
    emitter.emit('save');
    expect(log).toEqual(['c']);
  });

  test('an unknown listener or name is ignored', () => {
    const { emitter, log, logs } = setUp();
    emitter.on('save', logs('a'));
    emitter.off('save', logs('a'));
    emitter.off('load', logs('a'));
    emitter.emit('save');
    expect(log).toEqual(['a']);
  });
});

describe('once', () => {
  test('calls a listener for one event', () => {
    const { emitter, log, logs } = setUp();
    emitter.once('save', logs('x'));
    expect([emitter.emit('save'), emitter.emit('save')]).toEqual([true, false]);
    expect(log).toEqual(['x']);
  });

  test('removes it before the call, even if it emits again or throws', () => {
    const { emitter } = setUp();
    const listener = vi.fn(() => {
      if (listener.mock.calls.length < 3) emitter.emit('save');
      throw new Error('failed');
    });
    emitter.once('save', listener);
    expect(() => emitter.emit('save')).toThrow(AggregateError);
    emitter.emit('save');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('can be removed by off and by the returned function', () => {
    const { emitter, log, logs } = setUp();
    const a = logs('a');
    emitter.once('save', a);
    emitter.off('save', a);
    emitter.once('save', logs('b'))();
    emitter.emit('save');
    expect(log).toEqual([]);
  });

  test('does not turn a listener for all events into one for a single event', () => {
    const { emitter, log, logs } = setUp();
    const listener = logs('x');
    emitter.on('save', listener);
    emitter.once('save', listener);
    emitter.emit('save');
    emitter.emit('save');
    expect(log).toEqual(['x', 'x']);
  });
});

describe('changes while an event is emitted', () => {
  test('a listener removed before its turn is not called', () => {
    const { emitter, log, logs } = setUp();
    const later = logs('later');
    emitter.on('save', () => emitter.off('save', later));
    emitter.on('save', later);
    emitter.on('save', logs('last'));
    emitter.emit('save');
    expect(log).toEqual(['last']);
  });

  test('a listener that removes itself does not skip the next', () => {
    const { emitter, log, logs } = setUp();
    const stop = emitter.on('save', () => stop());
    emitter.on('save', logs('next'));
    emitter.emit('save');
    expect(log).toEqual(['next']);
  });

  test('a listener that is added waits for the next event', () => {
    const { emitter, log, logs } = setUp();
    emitter.once('save', () => emitter.on('save', logs('new')));
    emitter.emit('save');
    expect(log).toEqual([]);
    emitter.emit('save');
    expect(log).toEqual(['new']);
  });
});

describe('the name *', () => {
  test('is called for every event, after the listeners of that event', () => {
    const { emitter, log, logs } = setUp();
    const all = vi.fn(logs('all'));
    emitter.on('*', all);
    emitter.on('save', logs('own'));
    expect([emitter.emit('save', 1), emitter.emit('load', 2)]).toEqual([true, true]);
    expect(log).toEqual(['own', 'all', 'all']);
    expect(all.mock.calls).toEqual([
      [1, 'save'],
      [2, 'load'],
    ]);
  });

  test('is called once when it is emitted itself', () => {
    const { emitter, log, logs } = setUp();
    emitter.on('*', logs('all'));
    emitter.emit('*');
    expect(log).toEqual(['all']);
  });
});

test('listeners that throw do not stop the others, and all errors are thrown together', () => {
  const { emitter, log, logs } = setUp();
  const errors = [new Error('one'), new Error('two')];
  emitter.on('save', () => {
    throw errors[0];
  });
  emitter.on('save', logs('between'));
  emitter.on('*', () => {
    throw errors[1];
  });
  let caught: unknown;
  try {
    emitter.emit('save');
  } catch (error) {
    caught = error;
  }
  expect(log).toEqual(['between']);
  expect(caught).toBeInstanceOf(AggregateError);
  expect(caught).toHaveProperty('errors', errors);
});

describe('off and on again', () => {
  test('during an event: the new addition waits for the next one', () => {
    const { emitter, log, logs } = setUp();
    const later = logs('later');
    emitter.once('save', () => {
      emitter.off('save', later);
      emitter.on('save', later);
    });
    emitter.on('save', later);
    emitter.emit('save');
    expect(log).toEqual([]);
    emitter.emit('save');
    expect(log).toEqual(['later']);
  });

  test('the function of an earlier addition does not remove the new one', () => {
    const { emitter, log, logs } = setUp();
    const listener = logs('x');
    const stop = emitter.on('save', listener);
    stop();
    emitter.on('save', listener);
    stop();
    emitter.emit('save');
    expect(log).toEqual(['x']);
    const stopOnce = emitter.once('load', listener);
    emitter.emit('load');
    emitter.once('load', listener);
    stopOnce();
    emitter.emit('load');
    expect(log).toEqual(['x', 'x', 'x']);
  });

  test('moves a listener to the end, while adding it twice does not', () => {
    const { emitter, log, logs } = setUp();
    const first = logs('first');
    emitter.on('save', first);
    emitter.on('save', logs('second'));
    emitter.on('save', first);
    emitter.emit('save');
    expect(log).toEqual(['first', 'second']);
    emitter.off('save', first);
    emitter.on('save', first);
    emitter.emit('save');
    expect(log.slice(2)).toEqual(['second', 'first']);
  });
});

test('once and then on: the listener stays for one event, and either function removes it', () => {
  const { emitter, log, logs } = setUp();
  const listener = logs('x');
  emitter.once('save', listener);
  emitter.on('save', listener);
  expect([emitter.emit('save'), emitter.emit('save')]).toEqual([true, false]);
  emitter.once('save', listener);
  emitter.on('save', listener)();
  emitter.emit('save');
  expect(log).toEqual(['x']);
});

test('a listener for * that is removed before its turn is not called', () => {
  const { emitter, log, logs } = setUp();
  const all = logs('all');
  emitter.on('*', all);
  emitter.on('save', () => emitter.off('*', all));
  emitter.emit('save');
  expect(log).toEqual([]);
});

test('a listener for one event that fails still counts as called', () => {
  const { emitter } = setUp();
  emitter.once('*', () => {
    throw new Error('failed');
  });
  expect(() => emitter.emit('load')).toThrow(AggregateError);
  expect(emitter.emit('load')).toBe(false);
});

test('passes the payload itself, and undefined when there is none', () => {
  const { emitter } = setUp();
  const listener = vi.fn();
  emitter.on('save', listener);
  const payload = { id: 7 };
  emitter.emit('save', payload);
  expect(listener.mock.calls[0]?.[0]).toBe(payload);
  emitter.emit('save');
  expect(listener.mock.calls[1]).toEqual([undefined, 'save']);
});

test('off removes a listener of that name only', () => {
  const { emitter, log, logs } = setUp();
  const listener = logs('x');
  for (const name of ['save', 'load', '*']) emitter.on(name, listener);
  emitter.off('save', listener);
  emitter.emit('load');
  expect(log).toEqual(['x', 'x']);
});

test('an error may be any value, undefined too', () => {
  const { emitter } = setUp();
  emitter.on('save', () => {
    throw undefined;
  });
  expect(() => emitter.emit('save')).toThrow(AggregateError);
});

test('a listener may emit another event, whose listeners run before those left of the first one', () => {
  const { emitter, log, logs } = setUp();
  emitter.on('save', () => {
    log.push('save');
    emitter.emit('saved');
  });
  emitter.on('save', logs('last'));
  emitter.on('saved', logs('saved'));
  emitter.emit('save');
  expect(log).toEqual(['save', 'saved', 'last']);
});

test('a listener for one event is called once when a listener before it emits the same event', () => {
  const { emitter, log, logs } = setUp();
  emitter.once('save', () => emitter.emit('save'));
  emitter.once('save', logs('once'));
  emitter.once('*', logs('all'));
  emitter.emit('save');
  expect(log).toEqual(['once', 'all']);
});

test('a listener for * that is added during an event waits for the next one', () => {
  const { emitter, log, logs } = setUp();
  emitter.once('save', () => emitter.on('*', logs('all')));
  emitter.on('*', logs('first of all'));
  emitter.emit('save');
  expect(log).toEqual(['first of all']);
  emitter.emit('save');
  expect(log.slice(1)).toEqual(['first of all', 'all']);
});
