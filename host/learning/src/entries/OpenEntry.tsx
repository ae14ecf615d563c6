import { createPortal } from '@site/sdk/portal';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import type { Behavior } from '../kind.ts';
import { CardBehaviors } from './CardBehaviors.tsx';
import { releaseHeight, slugIn, titleOf } from './cards.ts';
import type { EntrySource } from './entry-source.ts';

interface OpenEntryProps {
  card: HTMLElement;
  source: EntrySource;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** What an entry of a list discloses: fetched when it is opened, with the behavior of its kind mounted into its slots. */
export function OpenEntry({ card, source, behaviors }: OpenEntryProps) {
  const [answer, setAnswer] = useState<string | Error | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (answer === null) source.answer(slugIn(card)).then(setAnswer, setAnswer);
  }, [card, source, answer]);
  useEffect(() => setShown(typeof answer === 'string'), [answer]);
  useEffect(() => {
    if (isShown) releaseHeight(card);
  }, [card, isShown]);

  if (typeof answer === 'string')
    return (
      <>
        {createPortal(<div dangerouslySetInnerHTML={{ __html: answer }} />, card)}
        {isShown && <CardBehaviors card={card} base={source.base} behaviors={behaviors} />}
      </>
    );
  return createPortal(
    <div className="answer" role="status">
      {answer ? <Missing page={titleOf(card)?.href} onRetry={() => setAnswer(null)} /> : <p>Loading the answer…</p>}
    </div>,
    card,
  );
}

function Missing({ page, onRetry }: { page: string | undefined; onRetry: () => void }) {
  return (
    <>
      <p>
        The answer did not arrive. Nothing is lost: try again, or read it on <a href={page}>its own page</a>.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </>
  );
}
