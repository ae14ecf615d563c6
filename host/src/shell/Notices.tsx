import type {} from '@site/sdk/reader-data';
import { useEffect, useState } from 'react';
import type { NoticeToasts } from './NoticeToasts.tsx';

/**
 * Tells the reader what concerns the whole site, such as a setting that was not saved; each notice once until the page is
 * reloaded. The code that shows it comes with the first notice.
 */
export function Notices() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [Toasts, setToasts] = useState<typeof NoticeToasts | null>(null);
  useEffect(() => {
    const add = ({ detail: text }: CustomEvent<string>) => {
      setTexts((before) => (before.includes(text) ? before : [...before, text]));
      import('./NoticeToasts.tsx').then((toasts) => setToasts(() => toasts.NoticeToasts), console.error);
    };
    addEventListener('site:notice', add);
    return () => removeEventListener('site:notice', add);
  }, []);
  return Toasts && <Toasts texts={texts} />;
}
