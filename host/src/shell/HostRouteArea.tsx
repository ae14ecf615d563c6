import type { ReactNode } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { SectionError } from './SectionError.tsx';

/** The area of a page that belongs to the host. When its code does not arrive, only a reload can request it again. */
export function HostRouteArea({ children }: { children: ReactNode }) {
  return (
    <PageBoundary
      fallback={(error) => (
        <SectionError title="This page" error={error} html="" busy={false} onRetry={() => location.reload()} />
      )}
    >
      {children}
    </PageBoundary>
  );
}
