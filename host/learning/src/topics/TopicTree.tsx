import { StaticHtml } from '@site/sdk/ui/page';
import { useRef } from 'react';
import { useListProgress } from '../entries/use-list-progress.ts';
import type { MarkedLine } from '../progress/ProgressMarks.tsx';

interface TopicTreeProps {
  /** The name of the tree in the page's content. */
  name: string;
  html: string | undefined;
}

/** A tree of topics, which is static HTML. Its links to entries are marked with the reader's progress on them. */
export function TopicTree({ name, html }: TopicTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  const progress = useListProgress(root, linkedEntries);
  return (
    <>
      <StaticHtml ref={root} name={name} html={html} />
      {progress && <progress.Marks lines={progress.lines} states={progress.states} />}
    </>
  );
}

function linkedEntries(root: HTMLElement): MarkedLine[] {
  return [...root.querySelectorAll<HTMLElement>('a[data-entry-id]')].map((element) => ({
    id: element.dataset.entryId ?? '',
    element,
  }));
}
