import { type KeyboardEvent, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** What the tabs choose. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The id of the element with `role="tabpanel"`. */
  panel: string;
}

/** A tab list: one Tab stop; the arrow keys, Home and End choose (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panel }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ id }) => id === selected);
  const choose = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={choose}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads to, in a list that goes around; null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
