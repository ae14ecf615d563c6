import type { ReactNode } from 'react';

/**
 * The app at its place in the document that the server renders, for the browser, which hydrates `#root` alone: React makes the ids of `useId` from
 * the way to a component, so both have to count the same siblings (`body` after `head`, `#root` before the data).
 */
export function InDocument({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      <>
        {children}
        {null}
      </>
    </>
  );
}
