import type { InfiniteListProps } from './props';

export default function InfiniteList({ label, loadPage }: InfiniteListProps) {
  return <ul aria-label={label} />;
}
