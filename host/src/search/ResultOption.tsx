import { type Hit, marked } from '@site/learning/search';
import type { MouseEvent } from 'react';
import { kindName } from './result-groups.ts';
import type { Result } from './results.ts';
import styles from './SearchResults.module.css';

interface ResultOptionProps {
  id: string;
  hit: Hit<Result>;
  isActive: boolean;
  onOpened: () => void;
}

/** A result: a link, which the shell follows like every other one, or a button. The words that were searched for are marked. */
export function ResultOption({ id, hit: { item, terms }, isActive, onOpened }: ResultOptionProps) {
  const attributes = { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: styles.option } as const;
  const content = (
    <>
      <span className={styles.title}>
        <Marked text={item.title} terms={terms} />
      </span>
      <span className={styles.place}>
        {[item.id, kindName(item.kind), item.context].filter((part) => part !== '').join(' · ')}
      </span>
      {item.summary && (
        <span className={styles.excerpt}>
          <Marked text={item.summary} terms={terms} />
        </span>
      )}
    </>
  );
  if (item.kind === 'action' && 'run' in item) {
    const run = () => {
      item.run();
      onOpened();
    };
    return (
      <button type="button" {...attributes} onClick={run}>
        {content}
      </button>
    );
  }
  const open = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpened();
  };
  return (
    <a {...attributes} href={'address' in item ? item.address : undefined} onClick={open}>
      {content}
    </a>
  );
}

/** Dozens of results are made anew with each key, so what does not match is no element of its own. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return marked(text, terms).map(({ text: part, isMatch }, at) => {
    const key = `${at}`;
    return isMatch ? <mark key={key}>{part}</mark> : part;
  });
}
