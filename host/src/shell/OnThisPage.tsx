import type { MouseEvent } from 'react';
import type { Heading } from '../page-headings.ts';
import styles from './OnThisPage.module.css';
import { useCurrentHeading } from './use-current-heading.ts';

const title = 'On this page';

/** The table of contents of a page: in the margin where there is one, folded above the text where there is none. */
export function OnThisPage({ headings }: { headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  if (headings.length === 0) return null;
  const list = <HeadingList headings={headings} current={current} />;
  return (
    <>
      <details className={styles.folded}>
        <summary>{title}</summary>
        {list}
      </details>
      <div className={styles.margin}>{list}</div>
    </>
  );
}

function HeadingList({ headings, current }: { headings: Heading[]; current: string | undefined }) {
  return (
    <nav className={styles.list} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {headings.map(({ id, html }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={foldAround}
              aria-current={id === current ? 'location' : undefined}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Folds the table of contents around a link that was followed, before the browser scrolls to the target. */
function foldAround({ currentTarget }: MouseEvent): void {
  const details = currentTarget.closest('details');
  if (details) details.open = false;
}
