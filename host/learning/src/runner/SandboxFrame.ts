import type { Answer, Command } from './frame/command.ts';

/** The hidden frame that programs run in. Its origin is opaque: it reaches nothing of the site. */
export class SandboxFrame {
  #element = document.createElement('iframe');
  /** Fulfilled when it takes commands. */
  readonly ready: Promise<void>;

  /** @param address of the frame's document */
  constructor(address: string) {
    this.#element.title = 'Sandbox for the code on this page';
    this.#element.hidden = true;
    this.#element.setAttribute('sandbox', 'allow-scripts');
    this.#element.src = address;
    this.ready = this.#hears('ready');
    document.body.append(this.#element);
  }

  send(command: Command, ...ports: MessagePort[]): void {
    // An opaque origin has no name that a message could be addressed to.
    this.#element.contentWindow?.postMessage(command, '*', ports);
  }

  /** Stops its program. @param patience how long to wait for an answer, in milliseconds @returns whether it answered */
  async stops(patience: number): Promise<boolean> {
    const stopped = this.#hears('stopped').then(() => true);
    this.send({ type: 'stop' });
    return Promise.race([stopped, new Promise<false>((resolve) => setTimeout(resolve, patience, false))]);
  }

  remove(): void {
    this.#element.remove();
  }

  #hears(answer: Answer): Promise<void> {
    return new Promise((resolve) => {
      const listen = ({ source, data }: MessageEvent) => {
        if (source !== this.#element.contentWindow || data !== answer) return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
    });
  }
}
