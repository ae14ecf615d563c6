import { type ReactNode, ViewTransition } from 'react';
import { useSite } from '../site-context.ts';

interface PageTransitionProps {
  /** Another one for each page. */
  name: string;
  children: ReactNode;
}

/**
 * Fades from page to page. Only a change of page does: what a demo does inside of its page is none of it, so `update` is out.
 * It has a name because an anonymous one would take part in the ids of `useId`, and the server knows of no fades.
 * @see https://react.dev/reference/react/ViewTransition
 */
export function PageTransition({ name, children }: PageTransitionProps) {
  const { fades } = useSite();
  if (!fades) return children;
  return (
    <ViewTransition name={name} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
