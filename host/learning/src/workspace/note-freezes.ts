import { type Files, noteAlive, noteStart } from './starting-previews.ts';

/**
 * Notes a preview for as long as it could freeze the page: while it starts, and while the focus is in it. A page that is frozen takes no
 * note away.
 * @param frame that the program runs in
 */
export function noteFreezes(frame: HTMLIFrameElement, files: Files) {
  const watch = new AbortController();
  const { signal } = watch;
  let hasStarted = false;
  let isNoted = false;
  const note = () => {
    isNoted = true;
    noteStart(files);
  };
  const clear = () => {
    if (isNoted) noteAlive(files);
    isNoted = false;
  };
  const noteUse = () => {
    if (document.activeElement === frame) note();
  };
  addEventListener('blur', noteUse, { signal });
  addEventListener('pagehide', clear, { signal });
  // A browser on a phone may end a page that is not seen, and tells it nothing.
  document.addEventListener('visibilitychange', () => (document.hidden ? clear() : noteUse()), { signal });
  return {
    start() {
      hasStarted = true;
      note();
    },
    /** The program has answered for long enough, so that it can freeze only by what the reader does in it. */
    answers() {
      if (document.activeElement !== frame) clear();
    },
    end(isFrozen: boolean) {
      watch.abort();
      if (!isFrozen) clear();
      else if (hasStarted) note();
    },
  };
}
