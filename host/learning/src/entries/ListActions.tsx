import { holdPlace } from '@site/sdk/scroll';
import { Button } from '@site/sdk/ui/button';
import type { RefObject } from 'react';
import { openAll, randomCard, setOpen, titleOf } from './cards.ts';
import styles from './EntryControls.module.css';

interface ListActionsProps {
  /** The element around all lists of the page. */
  article: RefObject<HTMLElement | null>;
  /** Where the entries that are shown can be printed or taken to Anki. */
  checklist: string;
  onHelp: () => void;
}

/** Opens and closes the cards of a page, one at random or all of them, and leads to what else can be done with them. */
export function ListActions({ article, checklist, onHelp }: ListActionsProps) {
  const open = (all: boolean) => article.current && openAll(article.current, all);
  const surprise = () => {
    const card = article.current ? randomCard(article.current, Math.random()) : undefined;
    if (!card) return;
    setOpen(card, true);
    titleOf(card)?.focus({ preventScroll: true });
    holdPlace(() => card.scrollIntoView());
  };
  return (
    <div className={styles.actions}>
      <Button tone="quiet" onClick={surprise}>
        Surprise me
      </Button>
      <Button tone="quiet" onClick={() => open(true)}>
        Open all
      </Button>
      <Button tone="quiet" onClick={() => open(false)}>
        Close all
      </Button>
      <a href={checklist}>Checklist</a>
      <Button tone="quiet" className={styles.help} aria-label="Keyboard shortcuts" onClick={onHelp}>
        ?
      </Button>
    </div>
  );
}
