import { questionShortcuts, useStored } from '@site/sdk/reader-data';
import { holdPlace } from '@site/sdk/scroll';
import { Button } from '@site/sdk/ui/button';
import { Field } from '@site/sdk/ui/field';
import { useLayoutEffect, useRef, useState } from 'react';
import { applyFilter, onAdded, openAll, randomCard, setOpen, titleOf } from './cards.ts';
import styles from './EntryControls.module.css';
import { enteredIn } from './entered-in.ts';
import type { EntrySource } from './entry-source.ts';
import { FacetSelect } from './FacetSelect.tsx';
import type { Facets } from './facets.ts';
import { type Filter, isActive, noFilter } from './filter.ts';
import { useNotice } from './notices.ts';
import { ProgressSelect } from './ProgressSelect.tsx';
import { useArrival } from './use-arrival.ts';
import { useAwaitedFilter } from './use-awaited-filter.ts';
import { params, useFilter } from './use-filter.ts';
import { useLinkedCard } from './use-linked-card.ts';
import { useListProgress } from './use-list-progress.ts';
import { useShortcutHelp } from './use-shortcut-help.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWords } from './use-words.ts';

const choices = [
  { label: 'Level', all: 'All levels', field: 'level' },
  { label: 'Topic', all: 'All topics', field: 'topic' },
  { label: 'Kind', all: 'All kinds', field: 'kind' },
] as const;

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
  const [shown, setShown] = useState(total);
  const texts = useWords(source, filter.words !== '');
  const progress = useListProgress(article);
  const states = progress?.states ?? null;
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
  useLayoutEffect(() => {
    const lists = article.current;
    if (!lists) return;
    const apply = () => {
      const fitting = applyFilter(lists, filter, linked, texts, states);
      // Without a filter, later parts of a list may still be on their way.
      setShown(isActive(filter) ? fitting : total);
    };
    apply();
    return onAdded(lists, apply);
  }, [filter, linked, texts, states, total]);
  useAwaitedFilter((filter.words === '' || texts !== null) && (filter.progress === '' || progress !== undefined));
  useArrival(controls, isActive(filter) && !isChosen);

  const choose = (part: Partial<Filter>) => {
    setChosen(true);
    setLinked('');
    change(part);
  };
  const open = (all: boolean) => article.current && openAll(article.current, all);
  const surprise = () => {
    const card = article.current ? randomCard(article.current, Math.random()) : undefined;
    if (!card) return;
    setOpen(card, true);
    titleOf(card)?.focus({ preventScroll: true });
    holdPlace(() => card.scrollIntoView());
  };
  const place = (element: HTMLFormElement | null) => {
    form.current = element;
    article.current = element?.closest('article') ?? null;
  };

  return (
    <>
      <search ref={controls} className={`question-controls ${styles.controls}`} aria-label="Filter the list">
        <form ref={place} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          <Field
            compact
            label="Search"
            className={styles.field}
            type="search"
            name={params.words}
            value={filter.words}
            placeholder="Words in questions and answers"
            onFocus={() => source.words().catch(() => {})}
            onChange={(event) => choose({ words: event.target.value })}
          />
          {choices.map(({ label, all, field }) => (
            <FacetSelect
              key={field}
              label={label}
              all={all}
              facets={facets[`${field}s`]}
              name={params[field]}
              value={filter[field]}
              onChoose={(value) => choose({ [field]: value })}
            />
          ))}
          <ProgressSelect value={filter.progress} onChoose={(value) => choose({ progress: value })} />
        </form>
        <div className={styles.row}>
          <p role="status" className={styles.count}>
            {notice || countOf(shown, total)}
          </p>
          {isActive(filter) && (
            <Button tone="quiet" onClick={() => choose(noFilter)}>
              Show all
            </Button>
          )}
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
            <a href={checklistOf(page, filter)}>Checklist</a>
            <Button tone="quiet" className={styles.help} aria-label="Keyboard shortcuts" onClick={help.show}>
              ?
            </Button>
          </div>
        </div>
        {progress && <progress.Marks lines={progress.lines} states={progress.states} />}
        {help.Dialog && <help.Dialog open={help.isOpen} onClose={help.close} wanted={wanted} onWanted={setWanted} />}
      </search>
      <p className={styles.paper}>
        {countOf(shown, total)}. Closed answers are not printed. To print all of them, choose “Open all” on the page
        first.
      </p>
    </>
  );
}

/** The page where the entries that are shown can be printed or taken to Anki. It does not search for words. */
function checklistOf(page: string, { level, topic, kind, progress }: Filter): string {
  const chosen = Object.entries({ page, level, topic, kind, progress }).filter(([, value]) => value !== '');
  return `/Checklist?${new URLSearchParams(chosen)}`;
}

function countOf(shown: number, total: number): string {
  if (shown === total) return `${total} ${total === 1 ? 'entry' : 'entries'}`;
  return shown === 0 ? 'No entry fits. Take a filter away.' : `${shown} of ${total} entries`;
}
