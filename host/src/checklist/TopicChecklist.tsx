import type { EntryState } from '@site/learning/entry-state';
import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { LiveItem } from '@site/learning/live-items';
import { topicTitle } from '@site/learning/topic-name';
import styles from './Checklist.module.css';

interface TopicChecklistProps {
  topic: string;
  items: LiveItem[];
  states: ReadonlyMap<string, EntryState>;
}

/** The entries of a topic, each with a box: ticked when it is known, and to tick on paper. */
export function TopicChecklist({ topic, items, states }: TopicChecklistProps) {
  return (
    <div className={styles.topic}>
      <h3>{topicTitle(topic)}</h3>
      <ul>
        {items.map((item) => (
          <Line key={item.id} item={item} state={states.get(item.id)} />
        ))}
      </ul>
    </div>
  );
}

function Line({ item: { id, title, address, kind, level }, state }: { item: LiveItem; state: EntryState | undefined }) {
  const badge = kindLabels.find((labels) => labels.id === kind)?.badge;
  const notes = [state?.knowledge && capitalized(state.knowledge), state?.isBookmarked && 'Bookmarked'];
  return (
    <li>
      <svg className={styles.box} viewBox="0 0 16 16" aria-hidden="true">
        <rect x="1" y="1" width="14" height="14" rx="2" />
        {state?.knowledge === 'known' && <path d="M4 8.5 7 11.5 12 5" />}
      </svg>
      <span className={styles.title}>
        <a href={address}>{title}</a>{' '}
        <span className="facts" data-level={level}>
          {id} {badge && <span className="kind">{badge} </span>}
          <span className="level">{capitalized(level)}</span>
        </span>
      </span>
      <span className={styles.notes}>{notes.filter(Boolean).join(', ')}</span>
    </li>
  );
}
