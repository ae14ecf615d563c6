import { EmptyState } from '@site/sdk/ui/empty-state';
import { ErrorPanel } from '@site/sdk/ui/error-panel';
import styles from './parts/Review.module.css';
import { Review } from './parts/Review.tsx';
import { useCatalog } from './parts/use-catalog.ts';
import { useNow } from './parts/use-now.ts';
import { useStoredReview } from './parts/use-stored-review.ts';

/** Spaced repetition over the entries of the whole site. What the reader does stays in this browser. */
export default function App() {
  const { catalog, reload } = useCatalog();
  const [review, read] = useStoredReview();
  const now = useNow();
  if (review instanceof Error)
    return (
      <EmptyState title="Your browser does not let the site store anything">
        Review has to remember what you knew. Leave private browsing, or allow storage for this site, then reload the
        page.
      </EmptyState>
    );
  if (catalog.status === 'failed' && !catalog.data)
    return <ErrorPanel title="The entries could not be loaded" cause={catalog.error} onRetry={reload} />;
  if (!catalog.data || !review || now === null)
    return (
      <p role="status" className={styles.loading}>
        Loading your queue…
      </p>
    );
  return <Review catalog={catalog.data} review={review} now={now} onRetry={reload} onRead={read} />;
}
