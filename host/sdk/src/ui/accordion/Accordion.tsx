import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

interface AccordionItem {
  /** Unique in the page: it is the address of the item, `#id`. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** The item that is open at first. */
  initial?: string;
  /** The heading level of the titles. */
  level?: 2 | 3 | 4;
}

/**
 * Items, one of them open at a time; pressing the open one closes it. They are native disclosures, so they work before any
 * script runs, the browser's search opens what it finds, and print shows all.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/details#name
 */
export function Accordion({ items, initial, level = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name}
          open={id === initial}
          onToggle={({ currentTarget }) => currentTarget.open && showAlone(currentTarget)}
        >
          <summary>
            <Heading className={styles.title}>{title}</Heading>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

function showAlone(item: HTMLDetailsElement) {
  closeOthers(item);
  const title = item.firstElementChild;
  // An item that closed above it has moved it up. Without the focus, something else has opened it, and scrolls to what it looks for.
  if (title === document.activeElement) title?.scrollIntoView({ block: 'nearest' });
}

/** For browsers from before 2024, which do not support `name`. */
function closeOthers(item: HTMLDetailsElement) {
  for (const other of item.parentElement?.children ?? []) {
    if (other !== item && other instanceof HTMLDetailsElement) other.open = false;
  }
}
