import { useDeferredValue, useMemo, useRef } from 'react';
import { Pager } from './parts/Pager.tsx';
import { labels, PeopleTable } from './parts/PeopleTable.tsx';
import { createPeople } from './parts/people.ts';
import styles from './parts/TableFilter.module.css';
import { longestSearch, type SortKey } from './parts/table-state.ts';
import { toggleSort } from './parts/toggle-sort.ts';
import { useTableState } from './parts/use-table-state.ts';
import { rowsPerPage, sortRows, viewOf } from './parts/view.ts';

const people = createPeople(5_000);

/** 5,000 people to search, sort and page through; the state of the table is in the URL. */
export default function App() {
  const { state, problems, text, type, endTyping, change } = useTableState();
  // Both "Clear" buttons go away when pressed, so the focus goes to what they have changed.
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // The text box updates immediately; the rows are a deferred update. A new search begins at page 1.
  const search = useDeferredValue(text);
  const page = search === state.search ? state.page : 1;
  const { sort } = state;
  const sorted = useMemo(() => sortRows(people, sort), [sort]);
  const view = useMemo(() => viewOf(sorted, search, page), [sorted, search, page]);
  const messages = view.page < page ? [...problems, tooLate(page, view.pages)] : problems;

  const goTo = (next: number) => {
    box.current?.scrollTo({ top: 0 });
    change({ page: next });
  };

  return (
    <div className={styles.app}>
      <h2>Table data</h2>
      <div className={styles.search}>
        <label>
          Filter the rows
          <input
            ref={input}
            type="text"
            value={text}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onBlur={endTyping}
          />
        </label>
        {text && (
          <button
            type="button"
            onClick={() => {
              change({ search: '', page: 1 });
              input.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
      <div role="status">
        {messages.length > 0 && (
          <ul className={styles.problems}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <p>{summary(view.found, search)}</p>
      </div>
      <div className={styles.order}>
        <span>{inWords(sort)}</span>
        {sort.length > 0 && (
          <button
            type="button"
            onClick={() => {
              change({ sort: [], page: 1 });
              box.current?.focus();
            }}
          >
            Clear the order
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.box} ref={box} aria-label="Table, scrollable" tabIndex={0}>
        <PeopleTable
          rows={view.rows}
          caption={inWords(sort)}
          sort={sort}
          onToggle={(column) => change({ sort: toggleSort(sort, column), page: 1 })}
        />
      </section>
      <Pager page={view.page} pages={view.pages} onPage={goTo} />
    </div>
  );
}

function summary(found: number, search: string): string {
  const all = people.length.toLocaleString('en');
  if (!search.trim()) return `${all} rows, ${rowsPerPage} on a page.`;
  if (found === 0) return 'No rows match. Clear the filter, or try fewer letters.';
  return `${found.toLocaleString('en')} of ${all} rows match.`;
}

function inWords(sort: readonly SortKey[]): string {
  if (sort.length === 0) return 'In the order they came. Press a heading to sort.';
  const keys = sort.map(({ column, descending }) => `${labels[column]} ${descending ? 'descending' : 'ascending'}`);
  return `Sorted by ${keys.join(', then ')}.`;
}

function tooLate(page: number, pages: number): string {
  return `The address asks for page ${page}. The last page is ${pages}, and it is shown here.`;
}
