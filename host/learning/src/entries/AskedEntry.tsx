import { copyable } from '@site/sdk/ui/code';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import styles from './AskedEntry.module.css';
import { CardBehaviors } from './CardBehaviors.tsx';
import './entries.css';

const parts = import.meta.glob<Record<string, Behavior>>('../kinds/*/asked.ts', { eager: true, import: 'asked' });

/** The behaviors that are part of being asked. */
const behaviors: Record<string, Behavior> = Object.assign({}, ...Object.values(parts));

interface AskedEntryProps {
  id: string;
  kind: string;
  /** Whether there is nothing to see before the answer is shown. */
  isAllAnswer: boolean;
  /** The HTML of its answer, as the release has it. */
  html: string;
  isAnswerShown: boolean;
  /** The address of an entry's own page, where it is known: links to it lead to its place in a list, which is not on this page. */
  addressOf: (id: string) => string | undefined;
  /** The reader has opened a part of the answer. */
  onAnswer: () => void;
}

/**
 * What an entry discloses, in the order in which a reader is asked: of most kinds, snippet, broken code or task come first, and the
 * answer is the first part that they reveal.
 */
export function AskedEntry({ id, kind, isAllAnswer, html, isAnswerShown, addressOf, onAnswer }: AskedEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setCard(root.current), []);
  useLayoutEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])
      link.href = addressOf(link.hash.slice(1)) ?? link.hash;
  });
  useLayoutEffect(() => {
    const part = root.current?.querySelector<HTMLDetailsElement>('details.reveal');
    if (isAnswerShown && part) part.open = true;
  }, [isAnswerShown]);
  const onToggle = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && isAnswer(target)) onAnswer();
  });
  useEffect(() => {
    const element = root.current;
    // The event does not bubble.
    element?.addEventListener('toggle', onToggle, { capture: true });
    return () => element?.removeEventListener('toggle', onToggle, { capture: true });
  }, []);
  return (
    <div ref={copyable} hidden={isAllAnswer && !isAnswerShown}>
      <div
        ref={root}
        id={id}
        data-kind={kind}
        data-open=""
        className={`question prose ${styles.asked}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {card && <CardBehaviors card={card} behaviors={behaviors} base="" />}
    </div>
  );
}

/** Whether a part of a card reveals something of the answer: what is inside of another part may be open while that is closed. */
function isAnswer(part: HTMLDetailsElement): boolean {
  return part.matches('.reveal') && !part.parentElement?.closest('.reveal');
}
