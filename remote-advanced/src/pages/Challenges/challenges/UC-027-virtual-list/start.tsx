import type { VirtualListProps } from './props';

export default function VirtualList({ label, count, rowText, rowHeight, height, onChoose }: VirtualListProps) {
  return <div style={{ height }}>To do</div>;
}
