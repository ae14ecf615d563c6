import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Static HTML that may become longer: what is new is added, so that what a reader has opened meanwhile stays open. Other
 * HTML replaces it.
 * @returns the HTML to render the element with
 */
export function useGrowingHtml(element: RefObject<HTMLElement | null>, html: string): string {
  const [beginning] = useState(html);
  const shown = useRef(html);
  useLayoutEffect(() => {
    if (!element.current || html === shown.current) return;
    if (html.startsWith(shown.current))
      element.current.insertAdjacentHTML('beforeend', html.slice(shown.current.length));
    else element.current.innerHTML = html;
    shown.current = html;
  }, [element, html]);
  return beginning;
}
