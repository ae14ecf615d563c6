import { type ReactNode, type SyntheticEvent, useId } from 'react';
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
        <details key={id} id={id} name={name} open={id === initial} onToggle={closeOthers}>
          <summary>
            <Heading className={styles.title}>{title}</Heading>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** For browsers from before 2024, which do not support `name`. */
function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.children ?? []) {
    if (other !== currentTarget && other instanceof HTMLDetailsElement) other.open = false;
  }
}
