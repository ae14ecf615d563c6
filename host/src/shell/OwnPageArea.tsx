import type { ReactNode } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { SectionError } from './SectionError.tsx';

/** Where a page of the host's own stands. When its code does not arrive, only a new document can ask for it again. */
export function OwnPageArea({ children }: { children: ReactNode }) {
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
