/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface PagePartProps {
  name: 'task' | 'work' | 'help';
  /** Whether the card is on a page of its own. */
  alone: boolean;
  children: ReactNode;
}

/** A part of a card that the layout of its own page places. In a list the parts follow one another as one text. */
export function PagePart({ name, alone, children }: PagePartProps) {
  return alone ? <div className={name}>{children}</div> : children;
}
