import { type RefObject, useEffect } from 'react';
import { ResultOption } from './ResultOption.tsx';
import type { ResultGroup } from './result-groups.ts';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** The id of the list; those of its options are this, a hyphen and their number. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
  groups: ResultGroup[];
  /** Earlier searches, as the first options. */
  recents: readonly string[];
  /** The number of the active option; -1 for none. */
  active: number;
  /** A result was opened or done. */
  onOpened: () => void;
  /** An earlier search was chosen. */
  onRecent: (query: string) => void;
}

/** The results as options of a list, in groups. A press on an option leaves the focus in the field. */
export function SearchResults({ id, list, groups, recents, active, onOpened, onRecent }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, recents.length),
  );
  const option = (number: number) => ({ id: `${id}-${number}`, isActive: number === active });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {recents.length > 0 && (
        <Group id={`${id}-recent`} title="Recent searches">
          {recents.map((query, at) => (
            <button
              key={query}
              type="button"
              role="option"
              tabIndex={-1}
              id={option(at).id}
              aria-selected={option(at).isActive}
              className={styles.option}
              onClick={() => onRecent(query)}
            >
              <span className={styles.title}>{query}</span>
            </button>
          ))}
        </Group>
      )}
      {groups.map(({ title, hits }, group) => (
        <Group key={title} id={`${id}-group-${group}`} title={title}>
          {hits.map((hit, at) => (
            <ResultOption key={hit.item.key} hit={hit} {...option((starts[group] ?? 0) + at)} onOpened={onOpened} />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {title}
      </div>
      {children}
    </div>
  );
}
