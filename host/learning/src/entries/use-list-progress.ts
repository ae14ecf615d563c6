import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { onChange } from '../memory/changes.ts';
import { hasDatabase } from '../memory/has-database.ts';
import type { EntryState } from '../progress/entry-state.ts';
import type { MarkedLine } from '../progress/ProgressMarks.tsx';
import { cardsIn, onAdded } from './cards.ts';

interface ListProgress {
  /** By the ids of the entries. */
  states: ReadonlyMap<string, EntryState>;
  lines: MarkedLine[];
  Marks: ComponentType<Omit<ListProgress, 'Marks'>>;
}

/**
 * The reader's progress on the entries of a page, and what marks its lines with it; undefined until it is read, and null for readers
 * who have noted nothing, who load no code for it. Changes here and in other tabs are followed.
 * @param findLines finds what is marked: without it, the cards of lists
 */
export function useListProgress(
  root: RefObject<HTMLElement | null>,
  findLines: (root: HTMLElement) => MarkedLine[] = linesIn,
): ListProgress | null | undefined {
  const [progress, setProgress] = useState<ListProgress | null>();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isShown = true;
    const read = async () => {
      const list = await import('../progress/list.ts');
      const states = await list.readStates();
      if (isShown) setProgress({ states, lines: findLines(element), Marks: list.ProgressMarks });
    };
    const giveUp = (error: unknown) => {
      console.error(error);
      setProgress((known) => known ?? null);
    };
    const readOrReport = () => void read().catch(giveUp);
    hasDatabase().then((has) => (has ? readOrReport() : setProgress(null)));
    const stopReading = onChange(readOrReport);
    const stopFinding = onAdded(element, () =>
      setProgress((known) => known && { ...known, lines: findLines(element) }),
    );
    return () => {
      isShown = false;
      stopReading();
      stopFinding();
    };
  }, [root, findLines]);
  return progress;
}

function linesIn(root: HTMLElement): MarkedLine[] {
  return cardsIn(root).flatMap(({ id, firstElementChild }) =>
    firstElementChild ? [{ id, element: firstElementChild }] : [],
  );
}
