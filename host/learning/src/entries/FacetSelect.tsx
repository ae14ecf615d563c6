import { Field } from '@site/sdk/ui/field';
import styles from './EntryControls.module.css';
import type { Facet } from './facets.ts';

interface FacetSelectProps {
  label: string;
  /** The option that filters nothing out. */
  all: string;
  facets: Facet[];
  /** For a form that is read as one. */
  name?: string;
  value: string;
  onChoose: (value: string) => void;
}

/** A select for one level, topic or kind; renders nothing when there is only one. */
export function FacetSelect({ label, all, facets, name, value, onChoose }: FacetSelectProps) {
  if (facets.length < 2) return null;
  const known = facets.some((facet) => facet.value === value);
  return (
    <Field compact label={label} className={styles.field}>
      {(control) => (
        <select {...control} name={name} value={known ? value : ''} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {facets.map((facet) => (
            <option key={facet.value} value={facet.value}>
              {facet.label} ({facet.count})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
