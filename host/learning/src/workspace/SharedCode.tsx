import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import { isCodeHash } from './code-hash.ts';
import { codeOfHash } from './code-link.ts';
import styles from './Workspace.module.css';

/** Offers the code that came with the address. It is never used unless the reader says so, and then as an attempt of its own. */
export function SharedCode({ onUse }: { onUse: (code: string) => void }) {
  const [shared, setShared] = useState<{ code: string | null } | null>(null);
  useEffect(() => {
    const read = () => {
      if (isCodeHash(location.hash)) void codeOfHash(location.hash).then((code) => setShared({ code }));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!shared) return null;
  const { code } = shared;
  if (code === null) return <p role="status">The code in this link is damaged or too long, so it can’t be opened.</p>;
  const use = () => {
    onUse(code);
    setShared(null);
  };
  return (
    <section aria-label="Code from the link" className={styles.shared}>
      <p>This link comes with code that somebody shared. What you have written stays in your earlier attempts.</p>
      <pre>{code}</pre>
      <Button onClick={use}>Use it in a new attempt</Button> <Button onClick={() => setShared(null)}>Dismiss</Button>
    </section>
  );
}
