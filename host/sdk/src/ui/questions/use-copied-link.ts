import { type RefObject, useEffect, useState } from 'react';

/** How long it is said, in milliseconds. */
const answerTime = 2500;

/** Answers the buttons "Copy link" of all cards. @returns what to say about it */
export function useCopiedLink(root: RefObject<HTMLElement | null>): string {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const element = root.current;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('.copy-link') : null;
      const id = button?.closest('.question')?.id;
      if (button && id) void copy(button, id).then(setNotice);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root]);
  useEffect(() => {
    const timer = notice && setTimeout(() => setNotice(''), answerTime);
    return () => clearTimeout(timer || undefined);
  }, [notice]);
  return notice;
}

async function copy(button: HTMLElement, id: string): Promise<string> {
  const link = `${location.origin}${location.pathname}#${id}`;
  try {
    await navigator.clipboard.writeText(link);
    answer(button, 'Copied');
    return `The link to ${id} was copied.`;
  } catch {
    answer(button, 'Not copied');
    return `The browser does not let the page copy. The link is ${link}`;
  }
}

function answer(button: HTMLElement, text: string): void {
  button.textContent = text;
  setTimeout(() => {
    button.textContent = 'Copy link';
  }, answerTime);
}
