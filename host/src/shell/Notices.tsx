import { onNotice } from '@site/sdk/reader-data';
import { useLayoutEffect, useRef, useState } from 'react';
import type { NoticeToast } from './NoticeToast.tsx';

/**
 * Shows what concerns the whole site, such as a setting that the browser did not save: one notice after the other, and each
 * only once until the page is loaded anew. The code for it is loaded with the first notice.
 */
export function Notices() {
  const [Toast, setToast] = useState<typeof NoticeToast | null>(null);
  const [waiting, setWaiting] = useState<string[]>([]);
  const seen = useRef(new Set<string>());

  // A layout effect, so that it listens before the passive effects of other components send notices.
  useLayoutEffect(
    () =>
      onNotice((text) => {
        if (seen.current.has(text)) return;
        seen.current.add(text);
        setWaiting((before) => [...before, text]);
        import('./NoticeToast.tsx').then(({ NoticeToast }) => setToast(() => NoticeToast), console.error);
      }),
    [],
  );
  return Toast && <Toast text={waiting[0] ?? null} onClose={() => setWaiting((before) => before.slice(1))} />;
}
