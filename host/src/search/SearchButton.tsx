import type { NavigationSection } from '@site/sdk/contract';
import { notify } from '@site/sdk/reader-data';
import { useCallback, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';
import styles from './SearchButton.module.css';
import type { SearchDialog, SiteSearch } from './search.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

interface LoadedSearch {
  Dialog: typeof SearchDialog;
  search: SiteSearch;
}

/** Opens the search. Its code and its data are loaded when the reader reaches for it: points at the button, focuses it or opens it. */
export function SearchButton({ navigation }: { navigation: NavigationSection[] }) {
  const { registry } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [typedAhead, setTypedAhead] = useState('');
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const loading = useRef<Promise<void>>(undefined);

  const close = useCallback(() => {
    setOpen(false);
    setTypedAhead('');
  }, []);

  const load = useCallback(() => {
    loading.current ??= import('./search.ts').then(
      ({ SearchDialog, SiteSearch }) => {
        const search = new SiteSearch(registry);
        search.load(navigation);
        setLoaded({ Dialog: SearchDialog, search });
      },
      (error: unknown) => {
        console.error(error);
        loading.current = undefined;
        close();
        notify('The search could not be loaded. Check your connection and try again, or reload the page.');
      },
    );
  }, [registry, navigation, close]);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  useSearchKeys(open);
  useTypedAhead(isOpen && !loaded, setTypedAhead, close);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isOpen && !loaded}
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
      {isOpen && loaded && (
        <loaded.Dialog search={loaded.search} navigation={navigation} typedAhead={typedAhead} onClose={close} />
      )}
    </>
  );
}
