import { useId } from 'react';
import type { Facet } from './facets.ts';
import styles from './QuestionControls.module.css';

interface FacetSelectProps {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  facets: Facet[];
  /** What values are called; without it, by themselves. */
  names?: Record<string, string>;
  value: string;
  onChoose: (value: string) => void;
}

/** A choice of one level, topic or kind; nothing where there is only one. */
export function FacetSelect({ label, all, facets, names = {}, value, onChoose }: FacetSelectProps) {
  const id = useId();
  if (facets.length < 2) return null;
  const known = facets.some((facet) => facet.value === value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={known ? value : ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {facets.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {names[facet.value] ?? wordsOf(facet.value)} ({facet.count})
          </option>
        ))}
      </select>
    </div>
  );
}

function wordsOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
