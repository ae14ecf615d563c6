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

/** Builds the list box in `root`. */
export default function virtualList(root: HTMLElement, props: VirtualListProps): void {
  const { label, count, rowText, rowHeight, height, onChoose } = props;
  if (count === 0) {
    const empty = document.createElement('p');
    empty.textContent = 'Nothing here';
    root.append(empty);
    return;
  }
  const id = crypto.randomUUID();
  let active = 0;
  let chosen = -1;
  /** The rows in the document, by index. */
  const rows = new Map<number, HTMLElement>();
  const box = document.createElement('div');
  const content = document.createElement('div');
  Object.assign(box, { role: 'listbox', ariaLabel: label, tabIndex: 0 });
  box.style.height = `${height}px`;
  content.role = 'presentation';
  content.style.height = `${count * rowHeight}px`;

  const rowOf = (index: number) => {
    const row = document.createElement('div');
    Object.assign(row, {
      ...{ id: `${id}-${index}`, role: 'option', textContent: rowText(index) },
      ...{ ariaSetSize: count, ariaPosInSet: index + 1 },
    });
    row.style.top = `${index * rowHeight}px`;
    row.style.height = `${rowHeight}px`;
    row.addEventListener('click', () => choose(index));
    return row;
  };
  const draw = () => {
    const near = rowsNear(box.scrollTop, box.scrollTop + height, active, props);
    for (const [index, row] of rows) {
      if (near.includes(index)) continue;
      row.remove();
      rows.delete(index);
    }
    for (const [at, index] of near.entries()) {
      const row = rows.get(index) ?? rowOf(index);
      rows.set(index, row);
      // A row that stays is not taken out, so that a press on it becomes a click although the list scrolls.
      if (content.children[at] !== row) content.insertBefore(row, content.children[at] ?? null);
      row.ariaSelected = String(index === chosen);
      row.classList.toggle('active', index === active);
    }
    box.setAttribute('aria-activedescendant', `${id}-${active}`);
  };
  const choose = (index: number) => {
    active = index;
    chosen = index;
    draw();
    onChoose(index);
  };
  box.addEventListener('scroll', draw);
  box.addEventListener('keydown', (event) => {
    const move = moves[event.key];
    if (move) {
      active = Math.min(Math.max(move(active, count), 0), count - 1);
      reveal(box, active, rowHeight);
      draw();
    } else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  });

  box.append(content);
  root.append(box);
  draw();
}
