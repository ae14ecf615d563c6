import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What Firefox answers a command with: `[1, id, error, value]`. */
type Answer = [type: number, id: number, error: { message: string } | null, value: unknown];

/**
 * Marionette, the protocol of Firefox that geckodriver translates WebDriver to. Each message is JSON after its length and a colon.
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class Marionette {
  #socket: Socket;
  #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;
  #rest = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  /** @param port where Firefox listens */
  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  /** @throws Error with what Firefox reports */
  async send(name: string, parameters: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, value] = await answered;
    if (error) throw new Error(`Firefox on ${name}: ${error.message}`);
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  }

  disconnect(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const start = this.#rest.indexOf(':') + 1;
      const end = start + Number(this.#rest.subarray(0, Math.max(0, start - 1)).toString());
      if (start === 0 || this.#rest.length < end) return;
      const message: unknown = JSON.parse(this.#rest.subarray(start, end).toString());
      this.#rest = this.#rest.subarray(end);
      // The first message, which introduces Firefox, is no answer.
      if (Array.isArray(message)) this.#waiting.get(message[1])?.(message as Answer);
    }
  }
}
