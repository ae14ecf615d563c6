import { useEffect, useState } from 'react';
import type { Heading } from '../page-headings.ts';

/** The share of the window, from its top, within which a heading counts as reached. */
const reach = 1 / 3;

/** The id of the chapter that is being read: the last heading which has come into the upper part of the window. */
export function useCurrentHeading(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (headings.length === 0) return;
    const find = () => setCurrent(headings.findLast(({ id }) => isReached(id))?.id);
    // Before the frame of a new page, asking for positions would lay the page out once more.
    const first = requestAnimationFrame(find);
    addEventListener('scroll', find, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', find);
    };
  }, [headings]);
  return current;
}

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top < innerHeight * reach;
}
