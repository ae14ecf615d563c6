import { useMemo, useRef } from 'react';
import { StaticHtml } from '../page/StaticHtml.tsx';
import { addColors, withoutColors } from './colors.ts';
import styles from './SourceView.module.css';
import type { Source } from './source.ts';

interface SourceDisclosureProps {
  source: Source;
  /** Of those with the same one, one is open at a time. */
  name: string;
  /** The highlighted code. */
  html: string | undefined;
}

/**
 * A source that can be opened. A document has it with its colors. After a change of page it gets them when it is opened, because three
 * quarters of the elements of some pages are the colored words of closed sources. Its text is always there, so that the browser's own
 * search finds it.
 */
export function SourceDisclosure({ source: { key, label }, name, html = '' }: SourceDisclosureProps) {
  const body = useRef<HTMLDivElement>(null);
  const closed = useMemo(() => (typeof document === 'undefined' ? html : withoutColors(html)), [html]);
  return (
    <details name={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary onClick={() => body.current && addColors(body.current, html)}>{label}</summary>
      <StaticHtml ref={body} name={key} html={closed} className={styles.source} mayDiffer />
    </details>
  );
}
