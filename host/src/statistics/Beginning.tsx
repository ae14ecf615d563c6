import { orderedPages } from '@site/sdk/contract';
import { EmptyState } from '@site/sdk/ui/empty-state';
import { labelOf } from '../page-order.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';

/** What will be here for a reader who has stored nothing, and where to begin: at the first page with entries. */
export function Beginning() {
  const navigation = useWholeNavigation();
  const first = navigation.flatMap(orderedPages).find(({ hasEntries }) => hasEntries);
  return (
    <EmptyState title="Nothing to show yet" action={first && <a href={first.address}>Start with {labelOf(first)}</a>}>
      Once you mark entries as known or not known, predict, solve or review, you find here how much of each topic you
      know, a calendar of the last weeks, and how much you recalled of what you reviewed.
    </EmptyState>
  );
}
