import type { ComponentType } from 'react';
import type { PageContent } from '../../contract.ts';
import { classNames } from '../class-names.ts';
import { SourceView } from '../source-view/SourceView.tsx';
import styles from './DemoPanel.module.css';
import { isSmall, sourcesOf } from './sources.ts';
import { Variant } from './Variant.tsx';

/** What a demo may use of the page that it is on. */
export interface DemoProps {
  /** The address of the section's release, below which its files are. */
  base?: string | undefined;
}

/** A demo: one component, or one for each variant. `file` names the source in the page's content. */
export interface Demo {
  name: string;
  /** What readers call it; without it, what it is. */
  title?: string;
  /** Nothing in it ever changes, so there is nothing to reset. */
  isStatic?: boolean;
  variants: { label: string | null; file: string; Demo: ComponentType<DemoProps> }[];
  parts: string[];
  tests: string[];
}

/**
 * Shows a demo running, its variants side by side, with the source of everything that runs, what one variant changes in the
 * other, and the tests. Where there is room, the open source of a small demo is beside it.
 */
export function DemoPanel({ content, base, ...demo }: Demo & DemoProps & { content: PageContent }) {
  const { name, title, isStatic = false, variants } = demo;
  return (
    <section id={`demo-${name}`} className={styles.panel} aria-label={`Demo: ${name}`}>
      <noscript>
        <p className={styles.still}>Scripts are turned off, so this demo stays in its first state.</p>
      </noscript>
      <div className={classNames(isSmall(demo) && styles.beside)}>
        <div className={classNames(styles.variants, variants.length > 1 && styles.several)}>
          {variants.map((variant) => (
            <Variant key={variant.file} demo={name} title={title} isStatic={isStatic} base={base} {...variant} />
          ))}
        </div>
        <SourceView sources={sourcesOf(demo)} content={content} />
      </div>
    </section>
  );
}
