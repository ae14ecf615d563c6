import type { ChangedPage, Page } from '@site/sdk/contract';

/** How the pages of a version differ from those of another: those added and changed in their order, then those removed. */
export function changedPages(before: Page[], after: Page[]): ChangedPage[] {
  const old = new Map(before.map((page) => [page.address, JSON.stringify(page)]));
  const addresses = new Set(after.map(({ address }) => address));
  const differing = after.filter((page) => old.get(page.address) !== JSON.stringify(page));
  const removed = before.filter(({ address }) => !addresses.has(address));
  return [
    ...differing.map((page) => changed(page, old.has(page.address) ? 'changed' : 'added')),
    ...removed.map((page) => changed(page, 'removed')),
  ];
}

function changed({ address, title }: Page, change: ChangedPage['change']): ChangedPage {
  return { address, title, change };
}
