/** @jsxRuntime automatic */
import { createContext, createElement, type ReactNode, useContext } from 'react';

/** The level of the headings inside an entry: 5 below the title of its card in a list, 2 on its own page. */
export const HeadingLevel = createContext<2 | 5>(5);

/** A heading inside an entry. */
export function CardHeading({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const level = useContext(HeadingLevel);
  return createElement(`h${level}`, { id, className: level === 5 ? 'part-heading' : undefined }, children);
}
