export interface Item {
  id: number;
  title: string;
}

export interface Page {
  items: Item[];
  /** Whether another page follows. */
  hasMore: boolean;
}

export interface InfiniteListProps {
  /** The name of the list. */
  label: string;
  /** Fulfilled with a page, from 1; rejected when it could not be loaded. */
  loadPage: (page: number) => Promise<Page>;
}

const size = 20;
const failedOnce = new Set<number>();

export const props: InfiniteListProps = {
  label: 'Orders',
  /** Four pages; the third one fails the first time. */
  loadPage: async (page) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (page === 3 && !failedOnce.has(page)) {
      failedOnce.add(page);
      throw new Error('offline');
    }
    const items = Array.from({ length: size }, (_, index) => {
      const id = (page - 1) * size + index + 1;
      return { id, title: `Order ${id}` };
    });
    return { items, hasMore: page < 4 };
  },
};
