import type { PageContent } from '@site/sdk/contract';
import { SourceView } from '@site/sdk/ui/source-view';
import type { CatalogEntry } from './catalog.ts';
import styles from './Design.module.css';
import { Themes } from './Themes.tsx';

/** One component: what it is for, its states in both themes, and the code that shows them. */
export function Specimen({ name, door, about, Example, content }: CatalogEntry & { content: PageContent }) {
  const id = `component-${door}`;
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className={styles.about}>
        {about} <code>@site/sdk/ui/{door}</code>
      </p>
      <div className={styles.panel}>
        <Themes>
          <Example />
        </Themes>
        <SourceView sources={[{ key: name, label: 'Code' }]} content={content} />
      </div>
    </section>
  );
}
