import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  /** Unique among its tabs, and the same in every render. */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are a choice of. */
  label: string;
  tabs: Tab[];
  /** The tab shown at first; the first one unless it is said otherwise. */
  initial?: string | undefined;
}

/**
 * Tabs. Arrow keys, Home and End move among them and show what they arrive at. Every panel is in the document, and all are
 * shown where there is no scripting, and in print.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, initial = tabs[0]?.id }: TabsProps) {
  const [chosen, choose] = useState(initial);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (!next || index === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            aria-controls={`${prefix}panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          tabIndex={id === selected ? 0 : -1}
          hidden={id !== selected}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads; before the first is the last. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
