import type { PageContent } from '@site/sdk/contract';
import { useSyncExternalStore } from 'react';
import { contentInDocument } from '../page-content.ts';
import type { PageState } from '../pages.ts';

/** A page as it is in the document. */
interface DocumentState {
  status: 'document';
  content: PageContent;
}

/**
 * The state of a page; while the document is hydrated, what the server has rendered, also of a page that cannot be shown, or only in its
 * previous version. React would report anything else as an error.
 */
export function useDocumentFirst(state: PageState): PageState | DocumentState {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  if (!isHydrating || state.status === 'text' || (state.status === 'ready' && !state.isPrevious)) return state;
  return { status: 'document', content: contentInDocument(document.body) };
}
