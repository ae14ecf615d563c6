/** @jsxRuntime automatic */
import { EntryBody, type EntryBodyProps } from './EntryBody.tsx';
import { EntryFacts } from './EntryFacts.tsx';

/** The card of an entry in a list: a disclosure with the id to link to, its title as the summary, the kind's own card inside. */
export function EntryCard(entry: Omit<EntryBodyProps, 'alone'>) {
  const { id, title, level, topics } = entry.data;
  return (
    <details className="question" id={id} data-kind={entry.kind.id} data-level={level} data-topics={topics.join(' ')}>
      <summary>
        <h3>{title}</h3>
        <EntryFacts {...entry} />
      </summary>
      <EntryBody {...entry} alone={false} />
    </details>
  );
}
