import { useEffect, useState } from 'react';
import type { BehaviorProps } from '../kind.ts';
import styles from './CopyLink.module.css';
import { noticeTime } from './notices.ts';

/** The button at the end of every card that copies the card's address. */
export function CopyLink({ id, notify }: BehaviorProps) {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(''), noticeTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const link = `${location.origin}${location.pathname}#${id}`;
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
