import type { NavigationSection } from '@site/sdk/contract';
import { Button } from '@site/sdk/ui/button';
import { useModal } from '@site/sdk/ui/dialog';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import type { ShownOptions } from './ResultsPanel.tsx';
import styles from './SearchDialog.module.css';
import type { ResultsPanel, SiteSearch } from './search.ts';

/** What the search needs beyond its field, which is there before it has arrived. */
export interface LoadedSearch {
  Results: typeof ResultsPanel;
  search: SiteSearch;
}

interface SearchDialogProps {
  /** Null as long as it is on its way, `failed` when it does not arrive. */
  loaded: LoadedSearch | 'failed' | null;
  navigation: NavigationSection[];
  onRetry: () => void;
  onClose: () => void;
}

/**
 * The search: a field, and below it what was found, in groups. It is a combobox: the focus stays in the field, the arrow keys
 * choose a result, Enter opens it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchDialog({ loaded, navigation, onRetry, onClose }: SearchDialogProps) {
  const modal = useModal(true, onClose);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const [query, setQuery] = useState('');
  const [{ count, active }, setOptions] = useState<ShownOptions>({ count: 0, active: -1 });
  const focusField = useCallback(() => field.current?.focus(), []);
  const retry = () => {
    onRetry();
    focusField();
  };
  return (
    <dialog {...modal} aria-label="Search" className={styles.dialog}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <input
            ref={field}
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
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => keys.current?.(event)}
          />
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        {loaded && loaded !== 'failed' ? (
          <loaded.Results
            search={loaded.search}
            {...{ navigation, query, listId, keys, focusField, onClose }}
            onQuery={setQuery}
            onOptions={setOptions}
          />
        ) : (
          <div className={styles.loading}>
            <p role="status">{loaded ? 'The search could not be loaded. Check your connection.' : 'Loading …'}</p>
            {loaded && <Button onClick={retry}>Try again</Button>}
          </div>
        )}
      </div>
    </dialog>
  );
}
