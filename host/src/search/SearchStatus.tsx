import { countOf } from '@site/learning/format';
import type { NavigationSection } from '@site/sdk/contract';
import { Button } from '@site/sdk/ui/button';
import { useSyncExternalStore } from 'react';
import styles from './SearchStatus.module.css';
import type { SiteSearch } from './SiteSearch.ts';

interface SearchStatusProps {
  search: SiteSearch;
  navigation: NavigationSection[];
  status: 'start' | 'found' | 'none';
  words: string;
  /** How many options there are. */
  count: number;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
  /** Forgets the earlier searches; null when there are none to forget. */
  onForget: (() => void) | null;
}

/** Says how many results there are, what to do when there are none, and which sections cannot be searched. */
export function SearchStatus({ search, navigation, status, words, count, onRetry, onForget }: SearchStatusProps) {
  const states = useSyncExternalStore(search.subscribe, search.states);
  const failed = navigation.filter(({ id }) => states.get(id) === 'failed');
  const isLoading = navigation.some(({ id }) => ['loading', 'titles'].includes(states.get(id) ?? ''));
  return (
    <div className={styles.status}>
      <p role="status" className={status === 'none' && !isLoading ? styles.nothing : styles.count}>
        {status === 'found' && countOf(count, 'result')}
        {status === 'none' && !isLoading && (
          <>
            <strong>Nothing was found for “{words}”.</strong> Try fewer or other words, check the spelling, or open a
            section and look around.
          </>
        )}
        {isLoading && status === 'found' && ', still loading …'}
        {isLoading && status === 'none' && 'Still loading …'}
      </p>
      {failed.map(({ id, title }) => (
        <p key={id} className={styles.failed}>
          <span>{title} can’t be searched now, except for some titles.</span>{' '}
          <Button tone="quiet" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ))}
      {onForget && (
        <Button tone="quiet" className={styles.forget} onClick={onForget}>
          Forget recent searches
        </Button>
      )}
    </div>
  );
}
