import { Toast } from '@site/sdk/ui/toast';
import { useEffect, useState } from 'react';

interface NoticeToastProps {
  /** The notice; null while there is none. */
  text: string | null;
  onClose: () => void;
}

/** A notice as a toast. Its live region is empty at first, because screen readers announce only what changes in one. */
export function NoticeToast({ text, onClose }: NoticeToastProps) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => setShown(text), [text]);
  return <Toast note={shown === null ? null : { id: shown, text: shown }} onClose={onClose} />;
}
