import { type NavigationPage, type NavigationSection, orderedPages } from '@site/sdk/contract';
import { labelOf } from '../page-order.ts';

/** Links to all pages of a section, in its order. @param current the page that is open */
export function PageLinks({ section, current }: { section: NavigationSection; current?: NavigationPage }) {
  return (
    <ul>
      {orderedPages(section).map((page) => (
        <li key={page.address}>
          <a href={page.address} aria-current={page.address === current?.address ? 'page' : undefined}>
            {labelOf(page)}
          </a>
        </li>
      ))}
    </ul>
  );
}
