import type { Item, NestedCheckboxesProps } from './props';

/** A checkbox, and the checkboxes without children at or below it. */
interface Branch {
  element: HTMLLIElement;
  input: HTMLInputElement;
  leaves: HTMLInputElement[];
}

/** Builds the checkboxes in `root`. */
export default function nestedCheckboxes(root: HTMLElement, { items }: NestedCheckboxesProps): void {
  const parents: Branch[] = [];
  const list = document.createElement('ul');
  const line = document.createElement('p');
  list.className = 'tree';
  list.role = 'list';

  const build = ({ name, children = [] }: Item): Branch => {
    const element = document.createElement('li');
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'checkbox';
    label.append(input, ` ${name}`);
    element.append(label);
    if (children.length === 0) {
      input.addEventListener('change', show);
      return { element, input, leaves: [input] };
    }
    const below = children.map(build);
    const inner = document.createElement('ul');
    inner.role = 'list';
    inner.append(...below.map((branch) => branch.element));
    element.append(inner);
    const branch = { element, input, leaves: below.flatMap(({ leaves }) => leaves) };
    parents.push(branch);
    input.addEventListener('change', () => {
      const isOn = branch.leaves.every(({ checked }) => checked);
      for (const leaf of branch.leaves) leaf.checked = !isOn;
      show();
    });
    return branch;
  };
  const show = () => {
    for (const { input, leaves } of parents) {
      const count = leaves.filter(({ checked }) => checked).length;
      input.checked = count === leaves.length;
      input.indeterminate = count > 0 && count < leaves.length;
    }
    line.textContent = `${all.filter(({ checked }) => checked).length} of ${all.length} selected`;
  };

  const branches = items.map(build);
  const all = branches.flatMap(({ leaves }) => leaves);
  list.append(...branches.map(({ element }) => element));
  root.append(list, line);
  show();
}
