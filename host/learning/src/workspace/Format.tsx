import { Button } from '@site/sdk/ui/button';
import { useEffect, useRef, useState } from 'react';
import styles from './Workspace.module.css';

interface FormatProps {
  code: string;
  /** The name of its file. */
  file: string;
  onChange: (code: string) => void;
}

/** Formats the code. The formatter is loaded when it is first asked for; code that was changed meanwhile stays as it is. */
export function Format({ code, file, onChange }: FormatProps) {
  const latest = useRef(code);
  useEffect(() => {
    latest.current = code;
  }, [code]);
  const [result, setResult] = useState({ code, message: '' });
  const formatNow = async () => {
    try {
      const { formatCode } = await import('./format-code.ts');
      const formatted = await formatCode(code, file);
      if (latest.current !== code) return;
      if (formatted !== code) onChange(formatted);
      const message = formatted === code ? 'The code is formatted already.' : 'The code is formatted.';
      setResult({ code: formatted, message });
    } catch (error) {
      setResult({ code, message: explanationOf(error) });
    }
  };
  return (
    <>
      <Button onClick={formatNow}>Format</Button>
      <p role="status" className={styles.status}>
        {result.code === code && result.message}
      </p>
    </>
  );
}

/** What the parser found, without the excerpt of the code below it; or that the formatter is not there. */
function explanationOf(error: unknown): string {
  if (error instanceof SyntaxError) return `The code cannot be formatted: ${error.message.split('\n')[0]}`;
  console.error(error);
  return 'The formatter did not load. Try again.';
}
