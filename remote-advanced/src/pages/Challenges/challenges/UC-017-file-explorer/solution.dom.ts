import type { Entry, FileExplorerProps } from './props';

/** An entry, and its element. */
interface Node {
  entry: Entry;
  path: string;
  parent: Node | null;
  item: HTMLElement;
  /** What is in a folder. */
  below: Node[];
  group: HTMLElement;
}

/** Builds the tree in `root`. */
export default function fileExplorer(root: HTMLElement, { label, entries, onOpen }: FileExplorerProps): void {
  const tree = document.createElement('div');
  tree.className = 'files';
  tree.role = 'tree';
  tree.ariaLabel = label;

  const build = (entry: Entry, parent: Node | null): Node => {
    const item = document.createElement('div');
    const name = document.createElement('span');
    const group = document.createElement('div');
    const path = parent ? `${parent.path}/${entry.name}` : entry.name;
    const node: Node = { entry, path, parent, item, below: [], group };
    node.below = (entry.children ?? []).map((child) => build(child, node));
    name.id = crypto.randomUUID();
    name.textContent = entry.name;
    group.role = 'group';
    group.append(...node.below.map((child) => child.item));
    Object.assign(item, { role: 'treeitem', tabIndex: -1, ariaExpanded: entry.children ? 'false' : null });
    item.setAttribute('aria-labelledby', name.id);
    item.append(name);
    return node;
  };
  const roots = entries.map((entry) => build(entry, null));
  let active = roots[0];

  const isOpen = ({ item }: Node) => item.ariaExpanded === 'true';
  const visible = (nodes: Node[]): Node[] =>
    nodes.flatMap((node) => [node, ...(isOpen(node) ? visible(node.below) : [])]);
  const focus = (node: Node | null | undefined) => node?.item.focus();
  const toggle = (node: Node) => {
    node.item.ariaExpanded = String(!isOpen(node));
    if (isOpen(node) && node.below.length > 0) node.item.append(node.group);
    else node.group.remove();
  };
  const activate = (node: Node) => {
    if (node.entry.children) toggle(node);
    else onOpen(node.path);
  };
  /** The entry that an event came from. */
  const nodeOf = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('[role="treeitem"]') : null;
    return visible(roots).find((node) => node.item === item);
  };

  tree.addEventListener('focusin', (event) => {
    if (active) active.item.tabIndex = -1;
    active = nodeOf(event) ?? active;
    if (active) active.item.tabIndex = 0;
  });
  tree.addEventListener('click', (event) => {
    const node = nodeOf(event);
    if (!node) return;
    focus(node);
    activate(node);
  });
  tree.addEventListener('keydown', (event) => {
    const node = active;
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = visible(roots);
    const at = rows.indexOf(node);
    if (event.key === 'ArrowDown') focus(rows[at + 1]);
    else if (event.key === 'ArrowUp') focus(rows[at - 1]);
    else if (event.key === 'Home') focus(rows[0]);
    else if (event.key === 'End') focus(rows.at(-1));
    else if (event.key === 'Enter') activate(node);
    else if (event.key === 'ArrowRight' && isOpen(node)) focus(node.below[0]);
    else if (event.key === 'ArrowRight' && node.entry.children) toggle(node);
    else if (event.key === 'ArrowLeft' && isOpen(node)) toggle(node);
    else if (event.key === 'ArrowLeft') focus(node.parent);
    else if (event.key.length === 1) {
      const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
      focus(others.find(({ entry }) => entry.name.toLowerCase().startsWith(event.key.toLowerCase())));
    } else return;
    event.preventDefault();
  });

  tree.append(...roots.map(({ item }) => item));
  if (active) active.item.tabIndex = 0;
  root.append(tree);
}
