import { focusedElement } from '../runner/focused-element.ts';

/** After this time, in milliseconds, a program that goes on may move the focus. */
const longest = 3_000;

/** The browser may move the focus later than it delivers what the frame says after it. In milliseconds. */
const slack = 200;

/**
 * Leaves the focus where the reader is, such as in the editor, when a script of a frame takes it, for three seconds or until shortly
 * after this is ended.
 * @param frame what has just started
 * @returns ends it
 */
export function keepFocus(frame: HTMLIFrameElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let readerIn = focusedElement();
  const note = () => {
    if (document.activeElement !== frame) readerIn = focusedElement();
  };
  const giveBack = () => {
    const isTaken = document.activeElement === frame;
    if (isTaken && readerIn instanceof HTMLElement) readerIn.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', note, { signal });
  // In the event itself Chromium would move the focus of the document and leave the keys to the frame.
  addEventListener('blur', () => setTimeout(giveBack), { signal });
  const end = () => watch.abort();
  setTimeout(end, longest);
  return () => setTimeout(end, slack);
}
