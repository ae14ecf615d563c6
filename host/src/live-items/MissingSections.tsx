import { formatList } from '@site/learning/format';
import { Button } from '@site/sdk/ui/button';

interface MissingSectionsProps {
  titles: readonly string[];
  /** They are asked again right now. */
  busy: boolean;
  onRetry: () => void;
}

/** Names the sections whose entries did not arrive; nothing when all did. */
export function MissingSections({ titles, busy, onRetry }: MissingSectionsProps) {
  if (titles.length === 0) return null;
  return (
    <p role="status">
      {`${formatList([...titles])} cannot be reached now, so ${titles.length === 1 ? 'its' : 'their'} entries are not here. `}
      <Button tone="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
