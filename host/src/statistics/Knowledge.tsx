import type { Progress } from '@site/learning/memory';
import { countKnowledge } from '@site/learning/statistics';
import { ErrorPanel } from '@site/sdk/ui/error-panel';
import type { RemoteItems } from '../live-items/use-live-items.ts';
import { Legend } from './KnowledgeBar.tsx';
import { SectionKnowledge } from './SectionKnowledge.tsx';
import styles from './Statistics.module.css';

interface KnowledgeProps {
  remote: RemoteItems;
  progress: readonly Progress[];
  onRetry: () => void;
}

/** How many entries the reader knows, by section and topic. */
export function Knowledge({ remote, progress, onRetry }: KnowledgeProps) {
  return (
    <section aria-labelledby="knowledge">
      <h2 id="knowledge">By topic</h2>
      <p>
        What you solved counts as known until you say otherwise. The <a href="/Checklist?progress=weak">checklist</a>{' '}
        has what you marked as not known or unsure.
      </p>
      <Legend />
      {remote.data ? (
        countKnowledge(remote.data.items, progress).map((counted) => (
          <SectionKnowledge key={counted.section} counted={counted} />
        ))
      ) : remote.status === 'failed' ? (
        <ErrorPanel title="The entries could not be loaded" cause={remote.error} onRetry={onRetry} />
      ) : (
        <p role="status" className={styles.waiting}>
          Loading the entries…
        </p>
      )}
    </section>
  );
}
