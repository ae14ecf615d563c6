import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Entry, FileExplorerProps } from './props';

/** An entry that is visible. */
interface Row {
  entry: Entry;
  path: string;
  /** The path of the folder that it is in. */
  parent: string | null;
}

/** The visible entries, from top to bottom. */
function rowsOf(entries: Entry[], open: ReadonlySet<string>, parent: string | null = null): Row[] {
  return entries.flatMap((entry) => {
    const path = parent === null ? entry.name : `${parent}/${entry.name}`;
    const below = open.has(path) ? rowsOf(entry.children ?? [], open, path) : [];
    return [{ entry, path, parent }, ...below];
  });
}

export default function FileExplorer({ label, entries, onOpen }: FileExplorerProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [lastActive, setActive] = useState<string>();
  const rows = rowsOf(entries, open);
  const active = rows.some(({ path }) => path === lastActive) ? lastActive : rows[0]?.path;

  const focus = (row: Row | undefined) => {
    if (row) tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(row.path)}"]`)?.focus();
  };
  const toggle = (path: string) => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  };
  const activate = ({ entry, path }: Row) => {
    if (entry.children) toggle(path);
    else onOpen(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ path }) => path === active);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = open.has(row.path);
    if (event.key === 'ArrowDown') focus(rows[at + 1]);
    else if (event.key === 'ArrowUp') focus(rows[at - 1]);
    else if (event.key === 'Home') focus(rows[0]);
    else if (event.key === 'End') focus(rows.at(-1));
    else if (event.key === 'Enter') activate(row);
    else if (event.key === 'ArrowRight' && isOpen) focus(rows.find(({ parent }) => parent === row.path));
    else if (event.key === 'ArrowRight' && row.entry.children) toggle(row.path);
    else if (event.key === 'ArrowLeft' && isOpen) toggle(row.path);
    else if (event.key === 'ArrowLeft') focus(rows.find(({ path }) => path === row.parent));
    else if (event.key.length === 1) {
      const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
      focus(others.find(({ entry }) => entry.name.toLowerCase().startsWith(event.key.toLowerCase())));
    } else return;
    event.preventDefault();
  };
  return (
    <div className="files" role="tree" aria-label={label} ref={tree} onKeyDown={onKeyDown}>
      {rows
        .filter(({ parent }) => parent === null)
        .map((row) => (
          <Item key={row.path} {...{ row, rows, open, active, activate }} onFocus={setActive} />
        ))}
    </div>
  );
}

interface ItemProps {
  row: Row;
  rows: Row[];
  open: ReadonlySet<string>;
  active: string | undefined;
  activate: (row: Row) => void;
  onFocus: (path: string) => void;
}

function Item({ row, ...shared }: ItemProps) {
  const id = useId();
  const { rows, open, active, activate, onFocus } = shared;
  const below = rows.filter(({ parent }) => parent === row.path);
  return (
    <div
      role="treeitem"
      aria-labelledby={id}
      aria-expanded={row.entry.children && open.has(row.path)}
      tabIndex={row.path === active ? 0 : -1}
      data-path={row.path}
      onClick={(event) => {
        event.stopPropagation();
        event.currentTarget.focus();
        activate(row);
      }}
      onFocus={(event) => {
        event.stopPropagation();
        onFocus(row.path);
      }}
    >
      <span id={id}>{row.entry.name}</span>
      {below.length > 0 && (
        <div role="group">
          {below.map((child) => (
            <Item key={child.path} row={child} {...shared} />
          ))}
        </div>
      )}
    </div>
  );
}
