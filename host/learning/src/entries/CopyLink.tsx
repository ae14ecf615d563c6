import { useEffect, useState } from 'react';
import type { BehaviorProps } from '../kind.ts';
import styles from './CopyLink.module.css';
import { noticeTime } from './notices.ts';

/** The button at the end of every entry that copies its address: in a list, the one that opens it there. */
export function CopyLink({ id, data: { address }, notify }: BehaviorProps) {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(''), noticeTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const link = location.origin + (address || `${location.pathname}#${id}`);
    try {
      await navigator.clipboard.writeText(link);
      setResult('Copied');
      notify(`The link to ${id} was copied.`);
    } catch {
      setResult('Not copied');
      notify(`The browser does not let the page copy. The link is ${link}`);
    }
  };
  return (
    <button type="button" className={styles.copyLink} onClick={copy}>
      {result || 'Copy link'}
    </button>
  );
}
