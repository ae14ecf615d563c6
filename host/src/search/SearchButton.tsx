import type { NavigationSection } from '@site/sdk/contract';
import { useCallback, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { SiteRegistry } from '../registry.ts';
import { useSite } from '../site-context.ts';
import styles from './SearchButton.module.css';
import { type LoadedSearch, SearchDialog } from './SearchDialog.tsx';
import { useSearchKeys } from './use-search-keys.ts';

/**
 * Opens the search: its field at once. What searches, and the data, are loaded when the reader reaches for it: points at the button,
 * focuses it or opens it.
 */
export function SearchButton({ navigation }: { navigation: NavigationSection[] }) {
  const { registry } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<LoadedSearch | 'failed' | null>(null);
  const loading = useRef<Promise<void>>(undefined);

  const close = useCallback(() => setOpen(false), []);

  const load = useCallback(() => {
    if (loading.current) return;
    setLoaded(null);
    preloadTitles(registry, navigation);
    loading.current = import('./search.ts').then(
      ({ ResultsPanel, SiteSearch }) => {
        const search = new SiteSearch(registry);
        search.load(navigation);
        setLoaded({ Results: ResultsPanel, search });
      },
      (error: unknown) => {
        console.error(error);
        loading.current = undefined;
        setLoaded('failed');
      },
    );
  }, [registry, navigation]);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  useSearchKeys(open);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 4 4" />
        </svg>
        <span>Search</span>
      </button>
      {isOpen && <SearchDialog {...{ loaded, navigation }} onRetry={load} onClose={close} />}
    </>
  );
}

/** Requests the titles of all entries along with the code that searches them. That code requests again, and reports, what does not arrive. */
function preloadTitles(registry: Pick<SiteRegistry, 'section'>, navigation: NavigationSection[]): void {
  for (const { id } of navigation) {
    registry.section(id).then(
      ({ base, search }) => search && preload(base + search, { as: 'fetch', crossOrigin: 'anonymous' }),
      () => {},
    );
  }
}
