import { countOf } from '@site/learning/format';
import readerPages from '../../data/reader-pages.json';
import { useWholeNavigation } from '../../use-whole-navigation.ts';
import { findPage } from '../find-page.ts';

/** How many entries there are to review today; nothing on a site without review. */
export function ReviewToday({ due }: { due: number }) {
  const page = findPage(useWholeNavigation(), readerPages.review)?.page;
  if (!page) return null;
  if (due === 0) return <p>Nothing is due for review.</p>;
  return (
    <p>
      <a href={page.address}>{countOf(due, 'entry')}</a> to review.
    </p>
  );
}
