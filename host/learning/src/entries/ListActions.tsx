import { holdPlace } from '@site/sdk/scroll';
import { Button } from '@site/sdk/ui/button';
import type { MouseEvent } from 'react';
import { openAll, randomCard, setOpen, titleOf } from './cards.ts';
import styles from './EntryControls.module.css';

interface ListActionsProps {
  /** Where the entries that are shown can be printed or taken to Anki. */
  checklist: string;
  onHelp: () => void;
}

/** Opens and closes the cards of a page, one at random or all of them, and leads to what else can be done with them. */
export function ListActions({ checklist, onHelp }: ListActionsProps) {
  return (
    <div className={styles.actions}>
      <Button tone="quiet" onClick={surprise}>
        Surprise me
      </Button>
      <Button tone="quiet" onClick={(event) => openAll(listsAround(event), true)}>
        Open all
      </Button>
      <Button tone="quiet" onClick={(event) => openAll(listsAround(event), false)}>
        Close all
      </Button>
      <a href={checklist}>Checklist</a>
      <Button tone="quiet" className={styles.help} aria-label="Keyboard shortcuts" onClick={onHelp}>
        ?
      </Button>
    </div>
  );
}

function surprise(event: MouseEvent): void {
  const card = randomCard(listsAround(event), Math.random());
  if (!card) return;
  setOpen(card, true);
  titleOf(card)?.focus({ preventScroll: true });
  holdPlace(() => card.scrollIntoView());
}

/** The element around the lists of the page, and their controls. */
function listsAround({ currentTarget }: MouseEvent): ParentNode {
  return currentTarget.closest('article') ?? document;
}
