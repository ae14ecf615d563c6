/** @jsxRuntime automatic */
import { HeadingLevel } from './CardHeading.tsx';
import { EntryBody, type EntryBodyProps } from './EntryBody.tsx';
import { EntryFacts } from './EntryFacts.tsx';

/** An entry as a page of its own. */
export function EntryPageCard(entry: Omit<EntryBodyProps, 'alone'>) {
  const { data, kind } = entry;
  return (
    <HeadingLevel value={2}>
      <div className="question" id={data.id} data-kind={kind.id}>
        <h1>{data.title}</h1>
        <p className="entry-facts">
          <EntryFacts {...entry} />
        </p>
        <EntryBody {...entry} alone />
      </div>
    </HeadingLevel>
  );
}
