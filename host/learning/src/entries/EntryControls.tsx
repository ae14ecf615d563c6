import { questionShortcuts, useStored } from '@site/sdk/reader-data';
import { Button } from '@site/sdk/ui/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { countOf } from '../format.ts';
import styles from './EntryControls.module.css';
import { enteredIn } from './entered-in.ts';
import type { EntrySource } from './entry-source.ts';
import { FilterFields } from './FilterFields.tsx';
import type { Facets } from './facets.ts';
import { type Filter, isActive, noFilter } from './filter.ts';
import { ListActions } from './ListActions.tsx';
import { useNotice } from './notices.ts';
import { useArrival } from './use-arrival.ts';
import { useAwaitedFilter } from './use-awaited-filter.ts';
import { useFilter } from './use-filter.ts';
import { useLinkedCard } from './use-linked-card.ts';
import { useListProgress } from './use-list-progress.ts';
import { useShortcutHelp } from './use-shortcut-help.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShownCount } from './use-shown-count.ts';
import { useWords } from './use-words.ts';

interface EntryControlsProps {
  facets: Facets;
  source: EntrySource;
  /** The name of the page's folder. */
  page: string;
}

/** Filters, searches, opens and closes the cards of a page. They are in the `article` around it. */
export function EntryControls({ facets, source, page }: EntryControlsProps) {
  const { total } = facets;
  const article = useRef<HTMLElement | null>(null);
  const controls = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [filter, change] = useFilter();
  const [linked, setLinked] = useLinkedCard(article);
  const texts = useWords(source, filter.words !== '');
  const progress = useListProgress(article);
  const [isChosen, setChosen] = useState(false);
  const help = useShortcutHelp();
  const [wanted, setWanted] = useStored(questionShortcuts);
  const notice = useNotice(article);
  useShortcuts(article, wanted, help.show);

  // What readers enter before the page is hydrated stays in the form until it is rendered again.
  useLayoutEffect(() => {
    const entered = form.current && enteredIn(form.current);
    if (!entered) return;
    setChosen(true);
    change(entered);
  }, [change]);
  const shown = useShownCount(article, { filter, linked, texts, states: progress?.states ?? null }, total);
  useAwaitedFilter((filter.words === '' || texts !== null) && (filter.progress === '' || progress !== undefined));
  useArrival(controls, isActive(filter) && !isChosen);

  const choose = (part: Partial<Filter>) => {
    setChosen(true);
    setLinked('');
    change(part);
  };
  const place = (element: HTMLFormElement | null) => {
    form.current = element;
    article.current = element?.closest('article') ?? null;
  };

  return (
    <>
      <search ref={controls} className={`question-controls ${styles.controls}`} aria-label="Filter the list">
        <FilterFields
          ref={place}
          facets={facets}
          filter={filter}
          onChoose={choose}
          onReach={() => source.words().catch(() => {})}
        />
        <div className={styles.row}>
          <p role="status" className={styles.count}>
            {notice || shownText(shown, total)}
          </p>
          {isActive(filter) && (
            <Button tone="quiet" onClick={() => choose(noFilter)}>
              Show all
            </Button>
          )}
          <ListActions checklist={checklistOf(page, filter)} onHelp={help.show} />
        </div>
        {progress && <progress.Marks lines={progress.lines} states={progress.states} />}
        {help.Dialog && <help.Dialog open={help.isOpen} onClose={help.close} wanted={wanted} onWanted={setWanted} />}
      </search>
      <p className={styles.paper}>{shownText(shown, total)}. Closed answers are not printed. “Open all” opens them.</p>
    </>
  );
}

/** The page where the entries that are shown can be printed or taken to Anki. It does not search for words. */
function checklistOf(page: string, { level, topic, kind, progress }: Filter): string {
  const chosen = Object.entries({ page, level, topic, kind, progress }).filter(([, value]) => value !== '');
  return `/Checklist?${new URLSearchParams(chosen)}`;
}

function shownText(shown: number, total: number): string {
  if (shown === total) return countOf(total, 'entry');
  return shown === 0 ? 'No entries match. Remove a filter.' : `${shown} of ${total} entries`;
}
