import { Button } from '@site/sdk/ui/button';
import { EmptyState } from '@site/sdk/ui/empty-state';

export default function EmptyStateExample() {
  return (
    <EmptyState title="No tasks added" action={<Button>Add a task</Button>}>
      What you add stays in this browser.
    </EmptyState>
  );
}
