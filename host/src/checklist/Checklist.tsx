import { stateOf } from '@site/learning/entry-state';
import { useAddressState } from '@site/sdk/address-state';
import { ErrorPanel } from '@site/sdk/ui/error-panel';
import { MissingSections } from '../live-items/MissingSections.tsx';
import { useLiveItems } from '../live-items/use-live-items.ts';
import { useOwnData } from '../your-data/use-own-data.ts';
import styles from './Checklist.module.css';
import { ChosenEntries } from './ChosenEntries.tsx';
import { IgnoredValues } from './IgnoredValues.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import {
  anyEntry,
  facetsOf,
  ignoredValues,
  nameOfSelection,
  offeredSelection,
  type Selection,
  selected,
} from './selection.ts';

const params = {
  ...{ section: 'section', page: 'page', kind: 'kind' },
  ...{ level: 'level', topic: 'topic', progress: 'progress' },
} as const;

/** The entries of a selection with boxes to tick: to print, or to take to Anki as flashcards. */
export default function Checklist() {
  const [remote, retry] = useLiveItems();
  const own = useOwnData();
  const [wanted, change] = useAddressState(params);
  const items = remote.data?.items ?? [];
  const selection = offeredSelection(items, wanted);
  const facets = facetsOf(items, selection);
  const choose = (part: Partial<Selection>) => change(offeredSelection(items, { ...selection, ...part }));
  const states = own && new Map(own.progress.map((record) => [record.entry, stateOf(record)]));
  return (
    <div className={styles.page}>
      <h1>Checklist</h1>
      <p className="summary">
        Choose what you want to work through: print it, save it as a PDF, or take it to Anki as flashcards.
      </p>
      <noscript>
        <p>The checklist needs scripts. Without them, you can read the entries on the pages that list them.</p>
      </noscript>
      {remote.data && states ? (
        <>
          <SelectionFields selection={selection} facets={facets} onChange={choose} />
          <IgnoredValues values={ignoredValues(wanted, selection)} />
          <MissingSections titles={remote.data.missing} busy={remote.status === 'busy'} onRetry={retry} />
          <ChosenEntries
            name={nameOfSelection(selection, facets)}
            items={selected(items, selection, states)}
            states={states}
            onShowAll={() => change(anyEntry)}
          />
        </>
      ) : remote.status === 'failed' ? (
        <ErrorPanel title="The entries could not be loaded" cause={remote.error} onRetry={retry} />
      ) : (
        <p role="status" className={styles.loading}>
          Loading the entries…
        </p>
      )}
    </div>
  );
}
