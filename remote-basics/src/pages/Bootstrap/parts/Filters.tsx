import styles from './Filters.module.css';
import type { FamilySummary } from './ReferenceTable.tsx';

interface FiltersProps {
  label: string;
  families: readonly FamilySummary[];
  breakpoints: readonly string[];
  text: string;
  family: string;
  at: string;
  setText: (text: string) => void;
  setFamily: (family: string) => void;
  setAt: (at: string) => void;
}

/** The filters of a reference table: a text box, and a choice where there are families and breakpoints. */
export function Filters({ label, families, breakpoints, text, family, at, setText, setFamily, setAt }: FiltersProps) {
  return (
    <search className={styles.filters} aria-label={label}>
      <label className={styles.text}>
        Filter by name or declaration
        <input
          type="search"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {families.length > 0 && (
        <label>
          Family
          <select value={family} onChange={(event) => setFamily(event.target.value)}>
            <option value="">All families</option>
            {[...new Set(families.map(({ group }) => group))].map((group) => (
              <optgroup key={group} label={group}>
                {families
                  .filter((one) => one.group === group)
                  .map(({ id, name, count }) => (
                    <option key={id} value={id}>
                      {name} ({count})
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {breakpoints.length > 0 && (
        <label>
          Breakpoint
          <select value={at} onChange={(event) => setAt(event.target.value)}>
            <option value="">Any</option>
            {breakpoints.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
    </search>
  );
}
