import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';

interface ResetProps {
  code: string;
  start: string;
  onChange: (code: string) => void;
}

/** Back to the start, with a way back. */
export function Reset({ code, start, onChange }: ResetProps) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const reset = () => {
    if (code !== start) setReplaced(code);
    onChange(start);
  };
  return (
    <>
      <Button onClick={reset}>Reset</Button>
      {replaced !== null && code === start && <Button onClick={() => onChange(replaced)}>Undo</Button>}
    </>
  );
}
