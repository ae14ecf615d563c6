import { Field } from '@site/sdk/ui/field';
import styles from './Filters.module.css';
import type { FamilySummary } from './ReferenceTable.tsx';

interface FiltersProps {
  label: string;
  families: readonly FamilySummary[];
  breakpoints: readonly string[];
  text: string;
  family: string;
  at: string;
  change: (part: { text?: string; family?: string; at?: string }) => void;
}

/** The filters of a reference table: a text box, and selects where there are families and breakpoints. */
export function Filters({ label, families, breakpoints, text, family, at, change }: FiltersProps) {
  return (
    <search className={styles.filters} aria-label={label}>
      <Field
        compact
        label="Filter by name or declaration"
        className={styles.text}
        type="search"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change({ text: event.target.value })}
      />
      {families.length > 0 && (
        <Field compact label="Family" className={styles.choice}>
          {(control) => (
            <select {...control} value={family} onChange={(event) => change({ family: event.target.value })}>
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
          )}
        </Field>
      )}
      {breakpoints.length > 0 && (
        <Field compact label="Breakpoint" className={styles.choice}>
          {(control) => (
            <select {...control} value={at} onChange={(event) => change({ at: event.target.value })}>
              <option value="">Any</option>
              {breakpoints.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </search>
  );
}
