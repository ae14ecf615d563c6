import { Toast } from '@site/sdk/ui/toast';
import { useEffect, useState } from 'react';

/** Notices as toasts, one after the other. @param texts new notices are added at the end */
export function NoticeToasts({ texts }: { texts: readonly string[] }) {
  const [closed, setClosed] = useState(0);
  // At first the toast is empty, because screen readers announce only what changes in a live region.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const text = ready ? texts[closed] : undefined;
  return <Toast note={text === undefined ? null : { id: text, text }} onClose={() => setClosed(closed + 1)} />;
}
