import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const page = 10;

/**
 * One tab stop for all rows (roving tabindex); the arrow keys, Page Up, Page Down, Home and End move between them.
 * @param count the number of rows rows there are
 * @returns the index of the row with the tab stop, which must be rendered at any scroll position; and `moveByKey`, which
 * handles a key with a function that scrolls a row into view
 */
export function useRowKeys(box: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const moving = useRef(false);

  useLayoutEffect(() => {
    if (!moving.current) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!button) return;
    moving.current = false;
    button.focus({ preventScroll: true });
  });

  const moveByKey = (event: KeyboardEvent, reveal: (index: number) => void) => {
    const next = nextIndex(event.key, active, count);
    if (next === undefined || !(event.target instanceof HTMLElement) || !event.target.dataset.index) return;
    event.preventDefault();
    moving.current = true;
    setWanted(next);
    reveal(next);
  };

  return { active, setActive: setWanted, moveByKey };
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const step = steps[key];
  if (step) return Math.min(Math.max(index + step, 0), count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
