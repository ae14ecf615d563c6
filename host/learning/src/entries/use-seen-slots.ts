import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window a slot counts as seen, so that its behavior is there when the reader is. */
const margin = '50% 0px';

/**
 * The slots of a list's cards that have come near the window, in that order. The slots of closed cards are never seen.
 * @param html the list's static HTML; with other HTML the slots are other ones
 */
export function useSeenSlots(list: RefObject<HTMLElement | null>, html: string | undefined): HTMLElement[] {
  const [seen, setSeen] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML replaces the elements of the list.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const slots = changes.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
        for (const slot of slots) observer.unobserve(slot);
        if (slots.length > 0) setSeen((before) => [...before, ...slots]);
      },
      { rootMargin: margin },
    );
    for (const slot of list.current?.querySelectorAll('[data-behavior]') ?? []) observer.observe(slot);
    return () => {
      observer.disconnect();
      setSeen([]);
    };
  }, [list, html]);
  return seen;
}
