import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { VirtualListProps } from './props';

/** Rows above and below the view, so that fast scrolling shows no gaps. */
const extra = 5;

/** The indices of the rows from the first to the last pixel of the view, and of the active row, in order. */
function rowsNear(top: number, bottom: number, active: number, { count, rowHeight }: VirtualListProps): number[] {
  const first = Math.max(0, Math.floor(top / rowHeight) - extra);
  const last = Math.min(count - 1, Math.floor(bottom / rowHeight) + extra);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (active < first) return [active, ...rows];
  return active > last ? [...rows, active] : rows;
}

/** The index that a key leads to, which may be beyond the ends. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Scrolls as little as it takes for a row to be in view. */
function reveal(box: HTMLElement, index: number, rowHeight: number): void {
  const top = index * rowHeight;
  box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + rowHeight - box.clientHeight));
}

export default function VirtualList(props: VirtualListProps) {
  const { label, count, rowText, rowHeight, height, onChoose } = props;
  const id = useId();
  const [top, setTop] = useState(0);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState(-1);
  const box = useRef<HTMLDivElement>(null);

  const choose = (index: number) => {
    setActive(index);
    setChosen(index);
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move && box.current) {
      const next = Math.min(Math.max(move(active, count), 0), count - 1);
      setActive(next);
      reveal(box.current, next, rowHeight);
    } else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  };
  if (count === 0) return <p>Nothing here</p>;
  return (
    <div
      ref={box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      style={{ height }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: count * rowHeight }}>
        {rowsNear(top, top + height, active, props).map((index) => (
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            className={index === active ? 'active' : ''}
            aria-selected={index === chosen}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ top: index * rowHeight, height: rowHeight }}
            onClick={() => choose(index)}
          >
            {rowText(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
