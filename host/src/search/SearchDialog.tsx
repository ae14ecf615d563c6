import type { NavigationSection } from '@site/sdk/contract';
import { searches, useStored } from '@site/sdk/reader-data';
import { Button } from '@site/sdk/ui/button';
import { useModal } from '@site/sdk/ui/dialog';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SiteSearch } from './SiteSearch.ts';
import { useActiveOption } from './use-active-option.ts';
import { useShownResults } from './use-shown-results.ts';

/** How many searches are remembered. */
const remembered = 5;

interface SearchDialogProps {
  search: SiteSearch;
  navigation: NavigationSection[];
  /** What the reader typed before the search was there. */
  typedAhead: string;
  onClose: () => void;
}

/**
 * The search: a field, and below it what was found, in groups. It is a combobox: the focus stays in the field, the arrow keys
 * choose a result, Enter opens it. A letter is in the field before its results are rendered, which takes longer on a slow phone.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchDialog({ search, navigation, typedAhead, onClose }: SearchDialogProps) {
  const modal = useModal(true, onClose);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typedAhead);
  const [recent, setRecent] = useStored(searches);
  useEffect(() => {
    search.load(navigation);
  }, [search, navigation]);

  const typed = query.trim();
  const deferred = useDeferredValue(typed);
  const [entered, setEntered] = useState('');
  const words = entered === typed ? typed : deferred;
  const { status, groups } = useShownResults(search, navigation, words);
  const recents = status === 'start' ? recent : [];
  const count = recents.length + groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const { active, restart, move } = useActiveOption(count, status === 'found' ? 0 : -1);

  const change = (next: string) => {
    setQuery(next);
    restart();
    list.current?.scrollTo(0, 0);
  };
  const onOpened = () => {
    if (status === 'found') setRecent([words, ...recent.filter((one) => one !== words)].slice(0, remembered));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      flushSync(() => setEntered(typed));
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    } else if (!move(event)) return;
    event.preventDefault();
  };

  return (
    <dialog {...modal} aria-label="Search" className={styles.dialog}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <input
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search the site"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            placeholder="A question, a hook, an id …"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        <SearchStatus
          search={search}
          navigation={navigation}
          {...{ status, words, count }}
          onForget={recents.length > 0 ? () => setRecent([]) : null}
        />
        <SearchResults {...{ id: listId, list, groups, recents, active, onOpened }} onRecent={change} />
      </div>
    </dialog>
  );
}
