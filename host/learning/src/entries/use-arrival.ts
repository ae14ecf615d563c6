import { useLocation, useNavigationType } from '@site/sdk/router';
import { holdPlace } from '@site/sdk/scroll';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Shows the controls to a reader who has followed a link to a filtered list, because the list may be far below. Readers who go
 * back, reload or have scrolled already stay where they are.
 * @param isFiltered whether the address filters the list, and not the reader
 */
export function useArrival(controls: RefObject<HTMLElement | null>, isFiltered: boolean): void {
  const { key, hash } = useLocation();
  const isPopped = useNavigationType() === 'POP';
  // The first entry of the history has the router's key `default` until the host gives it one of its own.
  const [isNew] = useState(!hash && (!isPopped || key === 'default'));
  const isArrival = isNew && isFiltered;
  useLayoutEffect(() => {
    if (!isArrival || scrollY > 0) return;
    return holdPlace(() => controls.current?.scrollIntoView());
  }, [controls, isArrival]);
}
