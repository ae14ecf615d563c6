import type { RunEvent } from '../protocol.ts';

/** How long events are gathered before they are sent, in milliseconds. */
const pause = 30;

/** How many events without a pause between them are sent at once: if the program blocks right after one, no timer sends it later. */
const mostAtOnce = 50;

/** How many printed lines and characters reach the page. */
const most = { entries: 500, characters: 100_000 };

const cutMessage = 'More was printed. Only the beginning is shown.';

/**
 * Sends the first events to the page at once and many in batches, and stops printing when it is too much. It holds what it needs of
 * the platform from the start, so that a program which replaces globals cannot reach the port, and calls no methods of arrays that a
 * program may replace.
 */
export class Report {
  #send: (events: RunEvent[]) => void;
  #events: RunEvent[] = [];
  #setTimeout = setTimeout;
  #now = performance.now.bind(performance);
  #sentAt = 0;
  #isWaiting = false;
  #inARow = 0;
  #entries = 0;
  #characters = 0;
  /** Whether nothing more is printed. */
  isFull = false;

  /** @param send delivers a batch; it must not be replaceable by the program */
  constructor(send: (events: RunEvent[]) => void) {
    this.#send = send;
  }

  add(event: RunEvent): void {
    this.#events[this.#events.length] = event;
    const isPaused = this.#now() - this.#sentAt >= pause;
    this.#inARow = isPaused ? 1 : this.#inARow + 1;
    if (this.#inARow <= mostAtOnce) this.flush();
    else this.#flushLater();
  }

  print(level: Extract<RunEvent, { type: 'console' }>['level'], text: string): void {
    if (this.isFull) return;
    const room = most.characters - this.#characters;
    this.#entries += 1;
    this.#characters += text.length;
    this.isFull = this.#entries > most.entries || text.length > room;
    const shown = text.length > room ? text.slice(0, room) : text;
    if (this.#entries <= most.entries && room > 0) this.add({ type: 'console', level, text: shown });
    if (this.isFull) this.add({ type: 'console', level: 'warn', text: cutMessage });
  }

  /** Sends everything now; an empty batch tells the page that the worker is alive. */
  flush(): void {
    this.#sentAt = this.#now();
    const events = this.#events;
    this.#events = [];
    this.#send(events);
  }

  #flushLater(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#setTimeout.call(
      globalThis,
      () => {
        this.#isWaiting = false;
        if (this.#events.length > 0) this.flush();
      },
      pause,
    );
  }
}
