import { countOf } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { LiveItem } from '@site/learning/live-items';
import { Button } from '@site/sdk/ui/button';
import { useRef } from 'react';
import styles from './Checklist.module.css';
import { useAnkiExport } from './use-anki-export.ts';

/** Has the browser save the questions, predictions and bugs among the entries as a file for Anki. */
export function AnkiExport({ items }: { items: readonly LiveItem[] }) {
  const cards = items.filter(({ kind }) => kindLabels.some((labels) => labels.id === kind && labels.isFlashcard));
  const { done, outcome, start, stop } = useAnkiExport();
  const isBusy = done !== null;
  const exportButton = useRef<HTMLButtonElement>(null);
  const onStop = () => {
    stop();
    exportButton.current?.focus();
  };
  return (
    <>
      <Button ref={exportButton} disabled={cards.length === 0} busy={isBusy} onClick={() => start(cards)}>
        Export for Anki
      </Button>
      {isBusy && <Button onClick={onStop}>Stop</Button>}
      <div className={styles.export}>
        {isBusy && <progress aria-label="Loading the answers" value={done} max={cards.length} />}
        <p role="status">{isBusy ? `Loading the answers of ${cards.length} entries…` : outcome}</p>
        {!isBusy && !outcome && <p>{offerOf(cards.length, items.length)}</p>}
      </div>
    </>
  );
}

function offerOf(cards: number, all: number): string {
  if (cards === 0) return 'Questions, predictions and bugs can be flashcards; there is none among these entries.';
  const amount = cards === all ? countOf(cards, 'flashcard') : `${cards} of them as flashcards`;
  return `For Anki 2.1.54 or later, ${amount}: “File”, “Import”. Importing a newer file updates them and keeps their schedule.`;
}
