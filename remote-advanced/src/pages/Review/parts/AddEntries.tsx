import { capitalized, countOf } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import { addToReview, type Schedule } from '@site/learning/review';
import { topicTitle } from '@site/learning/topic-name';
import { notify } from '@site/sdk/reader-data';
import { Field } from '@site/sdk/ui/field';
import { type SubmitEvent, useState } from 'react';
import type { Catalog } from './catalog.ts';
import styles from './Review.module.css';
import { anyEntry, type Selection, selected } from './selection.ts';

interface AddEntriesProps {
  catalog: Catalog;
  /** What is in review already. */
  schedules: ReadonlyMap<string, Schedule>;
  /** How many new entries are asked in a day. */
  newCards: number;
  onAdded: () => Promise<void>;
}

/** Takes whole sections, kinds, levels or topics into review. */
export function AddEntries({ catalog, schedules, newCards, onAdded }: AddEntriesProps) {
  const [selection, setSelection] = useState(anyEntry);
  const [outcome, setOutcome] = useState('');
  const entries = [...catalog.entries.values()];
  const found = selected(entries, selection).filter(({ id }) => !schedules.has(id));
  const ofSection = selected(entries, { ...anyEntry, sectionTitle: selection.sectionTitle });

  const choose = (part: Partial<Selection>) => {
    setOutcome('');
    setSelection({ ...selection, ...part });
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (found.length === 0) return;
    try {
      const count = await addToReview(found.map(({ id }) => id));
      await onAdded();
      setOutcome(`Added ${count}. You are asked ${newCards} new ones a day.`);
    } catch (error) {
      console.warn('The browser did not save what was added:', error);
      notify('Your browser did not save the entries. Nothing was added.');
    }
  };
  const select = (label: string, name: keyof Selection, values: string[], nameOf: (value: string) => string) => (
    <Field compact label={label}>
      {(control) => (
        <select {...control} value={selection[name]} onChange={({ target }) => choose({ [name]: target.value })}>
          <option value="">All</option>
          {[...new Set(values)].map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <form id="add-entries" aria-labelledby="add-entries-title" className={styles.fields} onSubmit={add}>
      <h3 id="add-entries-title">Add entries</h3>
      <Field compact label="Section">
        {(control) => (
          <select
            {...control}
            value={selection.sectionTitle}
            onChange={({ target }) => choose({ sectionTitle: target.value, topic: '' })}
          >
            <option value="">All</option>
            {[...new Set(entries.map(({ sectionTitle }) => sectionTitle))].map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        )}
      </Field>
      {select(
        'Kind',
        'kind',
        ofSection.map(({ kind }) => kind),
        kindName,
      )}
      {select(
        'Level',
        'level',
        ofSection.map(({ level }) => level),
        capitalized,
      )}
      {select('Topic', 'topic', ofSection.flatMap(({ topics }) => topics.slice(0, 1)).sort(), topicTitle)}
      <button type="submit">{`Add ${countOf(found.length, 'entry')}`}</button>
      <p role="status">{outcome}</p>
    </form>
  );
}

function kindName(kind: string): string {
  return kindLabels.find(({ id }) => id === kind)?.filter ?? kind;
}
