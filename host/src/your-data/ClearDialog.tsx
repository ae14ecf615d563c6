import { Button } from '@site/sdk/ui/button';
import { Dialog } from '@site/sdk/ui/dialog';

interface ClearDialogProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before everything is cleared. */
export function ClearDialog({ open, onClose, onClear }: ClearDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Clear everything?"
      actions={
        <Button tone="danger" onClick={onClear}>
          Clear
        </Button>
      }
    >
      <p>
        This removes your progress, notes, attempts, tasks and settings from this browser. You can undo it until you
        leave or reload the page.
      </p>
    </Dialog>
  );
}
