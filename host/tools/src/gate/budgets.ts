/** The most that a page may have of something. */
export interface Budget {
  /** As in "The budget for scripts is exceeded". */
  what: string;
  unit: string;
  most: number;
  /** How much more a page may have for each entry that it lists. */
  perEntry?: number;
  /** How much more for each demo of a page that has more than {@link usualDemos}. */
  perFurtherDemo?: number;
}

const bytes = 'bytes of brotli';

/** As many demos fit into the budgets. A page with more has much code and many styles to show. */
export const usualDemos = 20;

/** What any page of the site may have: the gate of a release and the test that opens every page refuse more. */
export const pageBudgets = {
  /** Those that arrive before the page is hydrated. */
  scripts: { what: 'scripts', unit: bytes, most: 200_000 },
  /** They are in the document. */
  styles: { what: 'styles', unit: bytes, most: 14_000, perFurtherDemo: 600 },
  document: { what: 'the document', unit: bytes, most: 60_000, perEntry: 50, perFurtherDemo: 5_000 },
  elements: { what: 'elements', unit: 'elements', most: 11_000, perEntry: 10, perFurtherDemo: 1_500 },
} satisfies Record<string, Budget>;

/**
 * What has to arrive before the first text of a page can be read: one initial TCP window, which is ten segments of 1,460 bytes, less
 * the headers of the answer. The names of files have hashes that compress by chance, so a build differs from the next by up to 40 bytes.
 */
export const firstTextBudget: Budget = {
  ...{ what: 'what arrives before the first text', unit: bytes },
  ...{ most: 13_800, perFurtherDemo: 550 },
};

/** What a first visit loads on a page in the middle of the site. Each small script compresses badly and costs a request. */
export const deepLinkBudget = { scripts: 34, bytes: 147_000 };

/** What the page with the most entries has with that many of them; a further one adds as much as {@link pageBudgets} has for it. */
export const longestListBudget = { entries: 298, elements: 3_300, bytes: 30_500 };

/** What the budgets are multiplied with. */
export interface PageParts {
  entries: number;
  demos: number;
}

/** What a page has of everything that has a budget. */
export type PageSize = PageParts & Record<keyof typeof pageBudgets, number>;

/** What a page may have with its entries and demos. */
export function allowed({ most, perEntry = 0, perFurtherDemo = 0 }: Budget, { entries, demos }: PageParts): number {
  return most + perEntry * entries + perFurtherDemo * Math.max(0, demos - usualDemos);
}
