import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';

export default function ButtonStates() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <p>
        <Button tone="primary">Save</Button> <Button>Preview</Button> <Button tone="quiet">Cancel</Button>{' '}
        <Button tone="danger">Delete</Button>
      </p>
      <p>
        <Button disabled>Disabled</Button>{' '}
        <Button tone="primary" disabled>
          Disabled
        </Button>{' '}
        <Button aria-pressed="true">Pressed</Button>
      </p>
      <p>
        <Button busy={busy} onClick={() => setBusy(true)}>
          {busy ? 'Sending…' : 'Send'}
        </Button>{' '}
        <Button tone="primary" busy>
          Saving…
        </Button>{' '}
        {busy && (
          <Button tone="quiet" onClick={() => setBusy(false)}>
            Stop
          </Button>
        )}
      </p>
    </>
  );
}
