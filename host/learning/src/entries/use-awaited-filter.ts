import { useLayoutEffect, useState } from 'react';

/**
 * Shows the lists of a document whose address filters them: list.css hides them as long as the document is marked with its
 * query, which the host does before the first paint.
 * @param isApplied whether everything has arrived that the filter needs
 */
export function useAwaitedFilter(isApplied: boolean): void {
  // While the page hydrates, the filter is empty whatever the address says.
  const [isRead, setRead] = useState(false);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    setRead(true);
    if (!isRead || !isApplied || !dataset.query) return;
    // The lines that come near the window get their heights in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete dataset.query);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRead, isApplied]);
}
