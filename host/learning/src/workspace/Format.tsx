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
  const [said, setSaid] = useState('');
  const show = async () => {
    setSaid('');
    try {
      const { formatCode } = await import('./format-code.ts');
      const formatted = await formatCode(code, file);
      if (latest.current !== code) return;
      if (formatted !== code) onChange(formatted);
      setSaid(formatted === code ? 'The code is formatted already.' : 'The code is formatted.');
    } catch (error) {
      setSaid(error instanceof SyntaxError ? notReadable(error) : 'The formatter did not load. Try again.');
    }
  };
  return (
    <>
      <Button onClick={show}>Format</Button>
      <p role="status" className={styles.formatted}>
        {said}
      </p>
    </>
  );
}

/** What the parser found, without the excerpt of the code below it. */
function notReadable({ message }: SyntaxError): string {
  return `The code cannot be formatted: ${message.split('\n')[0]}`;
}
