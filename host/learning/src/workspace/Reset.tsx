import { Button } from '@site/sdk/ui/button';

interface ResetProps {
  onReset: () => void;
  /** Brings back what the latest reset has replaced; null if there is nothing to bring back. */
  onUndo: (() => void) | null;
}

/** Back to the start, with a way back. */
export function Reset({ onReset, onUndo }: ResetProps) {
  return (
    <>
      <Button onClick={onReset}>Reset</Button>
      {onUndo && <Button onClick={onUndo}>Undo</Button>}
    </>
  );
}
