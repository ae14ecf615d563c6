import { ErrorPanel } from '@site/sdk/ui/error-panel';
import { useState } from 'react';

export default function ErrorPanelExample() {
  const [busy, setBusy] = useState(false);
  return (
    <ErrorPanel
      title="The users could not be loaded."
      cause={new Error('users.json answered 503')}
      busy={busy}
      onRetry={() => setBusy(true)}
    >
      The service may be down for a moment. The sample data work without it.
    </ErrorPanel>
  );
}
