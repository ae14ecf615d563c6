import type { NavigationSection } from '@site/sdk/contract';
import { searches, useStored } from '@site/sdk/reader-data';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SiteSearch } from './SiteSearch.ts';
import { useActiveOption } from './use-active-option.ts';
import { useShownResults } from './use-shown-results.ts';

/** How many searches are remembered. */
const remembered = 5;

/** How many options there are, and the number of the active one; -1 for none. */
export interface ShownOptions {
  count: number;
  active: number;
}

interface ResultsPanelProps {
  search: SiteSearch;
  navigation: NavigationSection[];
  /** What is in the field. */
  query: string;
  onQuery: (query: string) => void;
  /** The id of the list of options. */
  listId: string;
  /** Gets what the options do with the keys of the field. */
  keys: Ref<(event: KeyboardEvent) => void>;
  /** The options are others, or another one is active. */
  onOptions: (options: ShownOptions) => void;
  /** Gives the focus back to the field, when a button that had it is gone. */
  focusField: () => void;
  onClose: () => void;
}

/**
 * What is found for the words in the field. A letter is in the field before its results are rendered, which takes longer on a slow
 * phone. Telling the field about the options does not render them once more.
 */
export const ResultsPanel = memo(function ResultsPanel(props: ResultsPanelProps) {
  const { search, navigation, query, onQuery, listId, keys, onOptions, focusField, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
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
  const { active, move } = useActiveOption(query, count, status === 'found' ? 0 : -1);
  useLayoutEffect(() => onOptions({ count, active }), [onOptions, count, active]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other results, which begin at the top
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [query]);

  const onOpened = () => {
    if (status === 'found') setRecent([words, ...recent.filter((one) => one !== words)].slice(0, remembered));
    onClose();
  };
  const onRetry = () => {
    search.load(navigation);
    focusField();
  };
  const onForget = () => {
    setRecent([]);
    focusField();
  };
  const onRecent = (words: string) => {
    onQuery(words);
    focusField();
  };
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      flushSync(() => setEntered(typed));
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    } else if (!move(event)) return;
    event.preventDefault();
  });

  return (
    <>
      <SearchStatus
        {...{ search, navigation, status, words, count, onRetry }}
        onForget={recents.length > 0 ? onForget : null}
      />
      <SearchResults {...{ id: listId, list, groups, recents, active, onOpened }} onRecent={onRecent} />
    </>
  );
});
