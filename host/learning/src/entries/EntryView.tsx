import type { PageContent } from '@site/sdk/contract';
import { copyable } from '@site/sdk/ui/code';
import { StaticHtml } from '@site/sdk/ui/page';
import { useEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import { CardBehaviors } from './CardBehaviors.tsx';
import { useNotice } from './notices.ts';
import { ofEveryKind } from './of-every-kind.ts';
import './entries.css';
import styles from './EntryView.module.css';

interface EntryViewProps {
  /** `html-entry`: the entry; `html-neighbors`: the way to the next ones. */
  content: PageContent;
  /** The address of the section's release. */
  base: string;
  /** The behaviors of the kinds on the page, by the ids of the kinds. */
  behaviors: Record<string, Behavior>;
}

/** The page of one entry: static HTML, with the behavior of its kind mounted into its slots. */
export function EntryView({ content, base, behaviors }: EntryViewProps) {
  const html = content['html-entry'];
  const root = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const notice = useNotice(root);
  useEffect(() => {
    // Documents name no version, so it isn't in the HTML.
    if (root.current) root.current.dataset.base = base;
  }, [base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML replaces the elements of the entry.
  useEffect(() => setCard(root.current?.querySelector<HTMLElement>('[data-kind]') ?? null), [html]);
  return (
    <article ref={copyable} className={styles.entry}>
      <StaticHtml ref={root} name="html-entry" html={html} />
      {card && <CardBehaviors card={card} base={base} behaviors={{ ...behaviors, ...ofEveryKind }} />}
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <StaticHtml name="html-neighbors" html={content['html-neighbors']} />
    </article>
  );
}
