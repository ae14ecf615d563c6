import { type ReactNode, ViewTransition } from 'react';
import { useSite } from '../site-context.ts';

interface PageTransitionProps {
  /** Different for each page. */
  name: string;
  children: ReactNode;
}

/**
 * Fades from page to page. Only a change of page fades, not a change inside a demo, so there is no `update`.
 * It has a name because an anonymous one would take part in the ids of `useId`, and the server does not render fades.
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
