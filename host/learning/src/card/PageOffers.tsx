/** @jsxRuntime automatic */
import type { EntryLink } from './Neighbors.tsx';

/** A part of a page: what it holds, how much of it, and where it is. */
export interface Offer {
  label: string;
  /** Null where a number says nothing, as for an application. */
  count: number | null;
  href: string;
}

interface PageOffersProps {
  offers: Offer[];
  /** The entry to begin with, on a page whose list comes after the text. */
  first: EntryLink | undefined;
}

/** The strip under the title of a page: what the page offers, and how much of it. */
export function PageOffers({ offers, first }: PageOffersProps) {
  return (
    <nav className="offers" aria-label="What this page offers">
      <ul>
        {offers.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href}>
              {label}
              {count !== null && [' ', <b key="count">{count}</b>]}
            </a>
          </li>
        ))}
      </ul>
      {first && (
        <p>
          {'Start with '}
          <a href={first.href}>{first.title}</a>
        </p>
      )}
    </nav>
  );
}
