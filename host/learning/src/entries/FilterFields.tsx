import { Field } from '@site/sdk/ui/field';
import type { Ref } from 'react';
import styles from './EntryControls.module.css';
import { FacetSelect } from './FacetSelect.tsx';
import type { Facets } from './facets.ts';
import type { Filter } from './filter.ts';
import { ProgressSelect } from './ProgressSelect.tsx';
import { params } from './use-filter.ts';

const choices = [
  { label: 'Level', all: 'All levels', field: 'level' },
  { label: 'Topic', all: 'All topics', field: 'topic' },
  { label: 'Kind', all: 'All kinds', field: 'kind' },
] as const;

interface FilterFieldsProps {
  ref: Ref<HTMLFormElement>;
  facets: Facets;
  filter: Filter;
  onChoose: (part: Partial<Filter>) => void;
  /** The reader is about to search. */
  onReach: () => void;
}

/** Chooses which entries of a page are shown. */
export function FilterFields({ ref, facets, filter, onChoose, onReach }: FilterFieldsProps) {
  return (
    <form ref={ref} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <Field
        compact
        label="Search"
        className={styles.field}
        type="search"
        name={params.words}
        value={filter.words}
        placeholder="Words in titles and texts"
        onFocus={onReach}
        onChange={(event) => onChoose({ words: event.target.value })}
      />
      {choices.map(({ label, all, field }) => (
        <FacetSelect
          key={field}
          label={label}
          all={all}
          facets={facets[`${field}s`]}
          name={params[field]}
          value={filter[field]}
          onChoose={(value) => onChoose({ [field]: value })}
        />
      ))}
      <ProgressSelect value={filter.progress} onChoose={(value) => onChoose({ progress: value })} />
    </form>
  );
}
