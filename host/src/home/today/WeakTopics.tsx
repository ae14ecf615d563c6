import { topicTitle } from '@site/learning/topic-name';
import { labelOf } from '../../page-order.ts';
import type { WeakTopic } from '../../reader/reader.ts';
import { addressOfWeakTopic } from '../../reader/weak-topics.ts';
import { matchPage } from '../../site-context.ts';
import { useWholeNavigation } from '../../use-whole-navigation.ts';
import styles from './Today.module.css';

/** The reader's weakest topics, each a link to the list of what is weak in it. */
export function WeakTopics({ topics }: { topics: WeakTopic[] }) {
  const navigation = useWholeNavigation();
  if (topics.length === 0) return <p>None so far. What you mark as not known is gathered here.</p>;
  return (
    <ol className={styles.topics}>
      {topics.map((one) => {
        const match = matchPage(navigation, one.page);
        return (
          <li key={addressOfWeakTopic(one)} data-section={match?.section.id}>
            <a href={addressOfWeakTopic(one)}>{topicTitle(one.topic)}</a>{' '}
            <span>
              {match && `${labelOf(match.page)}: `}
              {countsOf(one)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function countsOf({ notKnown, failed }: WeakTopic): string {
  return [notKnown > 0 && `${notKnown} not known`, failed > 0 && `${failed} failed`].filter(Boolean).join(', ');
}
