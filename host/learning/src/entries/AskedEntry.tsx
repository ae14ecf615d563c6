import { copyable } from '@site/sdk/ui/code';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import prediction from '../kinds/prediction/behavior.tsx';
import { labels as predictionLabels } from '../kinds/prediction/labels.ts';
import styles from './AskedEntry.module.css';
import { CardBehaviors } from './CardBehaviors.tsx';
import './entries.css';
import '../kinds/case-study/card.css';
import '../kinds/prediction/card.css';
import '../kinds/question/card.css';

/** The behaviors that are part of being asked. */
const behaviors: Record<string, Behavior> = { [predictionLabels.id]: prediction };

interface AskedEntryProps {
  id: string;
  kind: string;
  /** The HTML of its answer, as the release has it. */
  html: string;
  isAnswerShown: boolean;
  /** The reader has opened a part of the answer. */
  onAnswer: () => void;
}

/**
 * What an entry discloses, in the order in which a reader is asked: a question is all answer; of the other kinds, snippet, broken code
 * or task come first, and the answer is the first part that they reveal.
 */
export function AskedEntry({ id, kind, html, isAnswerShown, onAnswer }: AskedEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setCard(root.current), []);
  useLayoutEffect(() => {
    const part = root.current?.querySelector<HTMLDetailsElement>('details.reveal');
    if (isAnswerShown && part) part.open = true;
  }, [isAnswerShown]);
  const onToggle = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.classList.contains('reveal')) onAnswer();
  });
  useEffect(() => {
    const element = root.current;
    // The event does not bubble.
    element?.addEventListener('toggle', onToggle, { capture: true });
    return () => element?.removeEventListener('toggle', onToggle, { capture: true });
  }, []);
  const isHidden = kind === 'question' && !isAnswerShown;
  return (
    <div ref={copyable} hidden={isHidden}>
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
