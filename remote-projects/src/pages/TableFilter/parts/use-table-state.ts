import { useLocation, useNavigationType, useSearchParams } from '@site/sdk/router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { longestSearch, readState, type TableState, writeState } from './table-state.ts';

const never = () => () => {};
const noParams = new URLSearchParams();

/** How long typing has to pause before the search goes into the address; browsers limit how often that may change. */
const typingPause = 300;

/** Marks, in the history, a change that the table has made to its address itself. */
const ownChange = 'table';

/**
 * The state of the table, kept in the address. `text` is what stands in the search box: ahead of the address while the
 * reader types. A search that is typed in one go is one step of the Back button, and so is each change of order or page.
 */
export function useTableState() {
  const [params, setParams] = useSearchParams();
  const { key, state: mark } = useLocation();
  const fromOutside = useNavigationType() === 'POP' || mark !== ownChange;
  // The prerendered page knows of no parameters, and the first render must be like it.
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
    /** Takes what is typed, at once; the address follows when typing pauses. */
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
    /** Changes order or page, or clears the search; with what was typed and does not stand in the address yet. */
    change(next: Partial<TableState>) {
      const search = next.search ?? draft ?? state.search;
      typing.current = false;
      setDraft(search);
      write({ ...state, ...next, search }, false);
    },
  };
}
