import { type RefObject, useEffect, useState } from 'react';

/** How long a notice is shown, in milliseconds. */
export const noticeTime = 2500;

const eventName = 'entry:notice';

/** Passes a notice to the controls of the page, which show it in their status. */
export function notify(from: Element, text: string): void {
  from.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail: text }));
}

/** The latest notice from inside an element; empty again after {@link noticeTime}. */
export function useNotice(root: RefObject<HTMLElement | null>): string {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const element = root.current;
    const onNotice = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') setNotice(event.detail);
    };
    element?.addEventListener(eventName, onNotice);
    return () => element?.removeEventListener(eventName, onNotice);
  }, [root]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(''), noticeTime);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
