import { FacetSelect } from '@site/learning/facet-select';
import type { Facet } from '@site/learning/facets';
import { ProgressSelect } from '@site/learning/progress-select';
import styles from './Checklist.module.css';
import type { Selection } from './selection.ts';

const fields = [
  { name: 'section', label: 'Section', all: 'All sections' },
  { name: 'page', label: 'Page', all: 'All pages' },
  { name: 'kind', label: 'Kind', all: 'All kinds' },
  { name: 'level', label: 'Level', all: 'All levels' },
  { name: 'topic', label: 'Topic', all: 'All topics' },
] as const;

interface SelectionFieldsProps {
  selection: Selection;
  facets: Record<(typeof fields)[number]['name'], Facet[]>;
  onChange: (change: Partial<Selection>) => void;
}

/** The fields whose choices are others once a field has changed; all of them are chosen then. */
const dependent: Partial<Record<keyof Selection, Partial<Selection>>> = {
  section: { page: '', topic: '' },
  page: { topic: '' },
};

/** Chooses the entries. */
export function SelectionFields({ selection, facets, onChange }: SelectionFieldsProps) {
  return (
    <search aria-label="Choose the entries">
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        {fields.map(({ name, label, all }) => (
          <FacetSelect
            key={name}
            label={label}
            all={all}
            facets={facets[name]}
            value={selection[name]}
            onChoose={(value) => onChange({ [name]: value, ...dependent[name] })}
          />
        ))}
        <ProgressSelect value={selection.progress} onChoose={(progress) => onChange({ progress })} />
      </form>
    </search>
  );
}
