import type { BoardProps } from './props';

export default function Board({ columns, cards, onMove }: BoardProps) {
  return <div className="board">To do</div>;
}
