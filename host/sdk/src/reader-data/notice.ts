const noticeEvent = 'site:notice';

/** Tells the reader something that concerns the whole site. The host's shell shows it once, wherever it comes from. */
export function notify(text: string): void {
  dispatchEvent(new CustomEvent(noticeEvent, { detail: text }));
}

/** Listens for notices. @returns stops listening */
export function onNotice(listener: (text: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  addEventListener(noticeEvent, onEvent);
  return () => removeEventListener(noticeEvent, onEvent);
}
