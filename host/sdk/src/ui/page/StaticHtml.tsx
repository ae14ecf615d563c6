import type { Ref } from 'react';

interface StaticHtmlProps {
  name: string;
  html: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  /** The document may have other HTML, and keeps it. */
  mayDiffer?: boolean;
}

/**
 * HTML made at build time, as one node that React does not manage. `data-content` lets the host find it again in a
 * prerendered document, so that it is not sent a second time.
 */
export function StaticHtml({ name, html = '', className = 'prose', ref, mayDiffer }: StaticHtmlProps) {
  return (
    <div
      ref={ref}
      className={className}
      data-content={name}
      suppressHydrationWarning={mayDiffer}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
