import { createPortal } from '@site/sdk/portal';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import { CardBehaviors } from './CardBehaviors.tsx';
import { slugIn } from './cards.ts';
import type { EntrySource } from './entry-source.ts';

interface OpenEntryProps {
  card: HTMLElement;
  source: EntrySource;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** What an entry of a list discloses: fetched when it is opened, with the behavior of its kind mounted into its slots. */
export function OpenEntry({ card, source, behaviors }: OpenEntryProps) {
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    source.answer(slugIn(card)).then(
      (text) => wanted && setHtml(text),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [card, source, attempt]);
  useEffect(() => setShown(html !== null), [html]);

  if (html === null)
    return createPortal(
      <div className="answer" role="status">
        {failed ? (
          <>
            <p>The answer did not arrive. Nothing is lost: try again, or open the entry as a page.</p>
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </>
        ) : (
          <p>Loading the answer…</p>
        )}
      </div>,
      card,
    );
  return (
    <>
      {createPortal(<div ref={answer} dangerouslySetInnerHTML={{ __html: html }} />, card)}
      {shown && <CardBehaviors card={card} behaviors={behaviors} />}
    </>
  );
}
