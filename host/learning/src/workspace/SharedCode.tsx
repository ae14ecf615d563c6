import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropHash, isCodeHash } from './code-hash.ts';
import { codeOfHash } from './code-link.ts';
import styles from './Workspace.module.css';

interface SharedCodeProps {
  /** The files, by name, in the text of a link; null if it holds none. */
  read: (text: string) => Record<string, string> | null;
  /** Called with the code before the offer goes away; moves the focus. */
  onUse: (files: Record<string, string>) => void;
  /** Called before the offer goes away unused; moves the focus. */
  onDismiss: () => void;
}

/** Offers the code that came with the address. It is never used unless the reader says so, and then as an attempt of its own. */
export function SharedCode({ read, onUse, onDismiss }: SharedCodeProps) {
  const [shared, setShared] = useState<{ files: Record<string, string> | null } | null>(null);
  const show = useEffectEvent(async () => {
    if (!isCodeHash(location.hash)) return;
    const text = await codeOfHash(location.hash);
    setShared({ files: text === null ? null : read(text) });
  });
  useEffect(() => {
    const showNow = () => void show();
    showNow();
    addEventListener('hashchange', showNow);
    return () => removeEventListener('hashchange', showNow);
  }, []);
  if (!shared) return null;
  const { files } = shared;
  if (files === null) return <p role="status">The code in this link is damaged or too long, so it can’t be opened.</p>;
  const close = () => {
    dropHash();
    setShared(null);
  };
  const use = () => {
    onUse(files);
    close();
  };
  const dismiss = () => {
    onDismiss();
    close();
  };
  return (
    <section aria-label="Code from the link" className={styles.shared}>
      <p>This link comes with code that somebody shared. What you have written stays in your earlier attempts.</p>
      {Object.entries(files).map(([name, code]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be reached with the keyboard */}
          <pre tabIndex={0}>{code}</pre>
        </figure>
      ))}
      <Button onClick={use}>Use it in a new attempt</Button> <Button onClick={dismiss}>Dismiss</Button>
    </section>
  );
}
