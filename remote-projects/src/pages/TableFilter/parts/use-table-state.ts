import { useLocation, useNavigationType, useSearchParams } from '@site/sdk/router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { longestSearch, readState, type TableState, writeState } from './table-state.ts';

const never = () => () => {};
const noParams = new URLSearchParams();

/** How long typing must pause before the search is written to the URL; browsers limit how often the URL may change. */
const typingPause = 300;

/** Marks history entries that the table created itself. */
const ownChange = 'table';

/**
 * The state of the table, kept in the URL. `text` is the value of the search box: ahead of the URL while the
 * reader types. A search typed without a pause is one history entry, and so is each change of order or page.
 */
export function useTableState() {
  const [params, setParams] = useSearchParams();
  const { key, state: mark } = useLocation();
  const fromOutside = useNavigationType() === 'POP' || mark !== ownChange;
  // The prerendered page has no parameters, and the first render must match it.
  const known = useSyncExternalStore(
    never,
    () => params,
    () => noParams,
  );
  const { state, problems } = useMemo(() => readState(known), [known]);
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const typing = useRef(false);

  useEffect(() => {
    if (!fromOutside || !key) return;
    clearTimeout(timer.current);
    typing.current = false;
    setDraft(null);
  }, [fromOutside, key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: TableState, replace: boolean) {
    clearTimeout(timer.current);
    setParams((now) => writeState(next, now), { replace, state: ownChange });
  }

  return {
    state,
    problems,
    text: draft ?? state.search,
    /** Updates the text immediately; the URL follows when typing pauses. */
    type(value: string) {
      const search = value.slice(0, longestSearch);
      setDraft(search);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        write({ ...state, search, page: 1 }, typing.current);
        typing.current = true;
      }, typingPause);
    },
    endTyping() {
      typing.current = false;
    },
    /** Changes order or page, or clears the search; includes typed text that is not in the URL yet. */
    change(next: Partial<TableState>) {
      const search = next.search ?? draft ?? state.search;
      typing.current = false;
      setDraft(search);
      write({ ...state, ...next, search }, false);
    },
  };
}
