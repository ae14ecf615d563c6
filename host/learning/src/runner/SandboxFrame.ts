import { focusedElement } from './focused-element.ts';
import type { Answer, Command } from './frame/command.ts';

/** A document in it is laid out as on a small screen. It is in view, because browsers slow down what is not, and cannot be seen. */
const screen = {
  position: 'fixed',
  inset: '0 auto auto 0',
  opacity: '0',
  pointerEvents: 'none',
  zIndex: '-1',
  border: '0',
};

/** Scripts, and forms, whose submission its policy keeps from leaving. Its origin is opaque. */
export const sandboxRights = 'allow-scripts allow-forms';

/** The hidden frame that programs run in. Its origin is opaque: it reaches nothing of the site. */
export class SandboxFrame {
  #element = document.createElement('iframe');
  /** Fulfilled when it takes commands. */
  readonly ready: Promise<void>;
  /** What had the focus before the frame took it. */
  #focused: Element | null = null;

  /** @param address of the frame's document @param isScreen whether it is laid out and has the focus until it is removed */
  constructor(address: string, isScreen = false) {
    this.#element.title = 'Sandbox for the code on this page';
    this.#element.setAttribute('sandbox', sandboxRights);
    this.#element.src = address;
    this.ready = this.#hears('ready');
    if (isScreen) this.#layOut();
    else this.#element.hidden = true;
    document.body.append(this.#element);
    if (isScreen) this.ready.then(() => this.#takeFocus());
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
    const hadFocus = document.activeElement === this.#element;
    this.#element.remove();
    if (hadFocus && this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
  }

  #layOut(): void {
    Object.assign(this.#element, { width: '320', height: '568', tabIndex: -1, ariaHidden: 'true' });
    Object.assign(this.#element.style, screen);
  }

  #takeFocus(): void {
    this.#focused = focusedElement();
    this.#element.focus({ preventScroll: true });
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
