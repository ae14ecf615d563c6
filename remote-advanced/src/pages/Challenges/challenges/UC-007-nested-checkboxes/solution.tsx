import { useState } from 'react';
import type { Item, NestedCheckboxesProps } from './props';

/** The paths of the items without children, at or below an item. */
function leavesOf({ children = [] }: Item, path: string): string[] {
  return children.length === 0 ? [path] : children.flatMap((child, index) => leavesOf(child, `${path}.${index}`));
}

export default function NestedCheckboxes({ items }: NestedCheckboxesProps) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const all = items.flatMap((item, index) => leavesOf(item, `${index}`));

  const toggle = (leaves: string[]) => {
    const isOn = leaves.every((leaf) => checked.has(leaf));
    const others = [...checked].filter((leaf) => !leaves.includes(leaf));
    setChecked(new Set(isOn ? others : [...others, ...leaves]));
  };
  return (
    <>
      <ul role="list" className="tree">
        {items.map((item, index) => (
          <Branch key={index} item={item} path={`${index}`} checked={checked} onToggle={toggle} />
        ))}
      </ul>
      <p>{`${checked.size} of ${all.length} selected`}</p>
    </>
  );
}

interface BranchProps {
  item: Item;
  path: string;
  checked: ReadonlySet<string>;
  onToggle: (leaves: string[]) => void;
}

function Branch({ item, path, checked, onToggle }: BranchProps) {
  const leaves = leavesOf(item, path);
  const count = leaves.filter((leaf) => checked.has(leaf)).length;
  const isMixed = count > 0 && count < leaves.length;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = isMixed;
          }}
          checked={count === leaves.length}
          onChange={() => onToggle(leaves)}
        />{' '}
        {item.name}
      </label>
      {item.children && item.children.length > 0 && (
        <ul role="list">
          {item.children.map((child, index) => (
            <Branch key={index} item={child} path={`${path}.${index}`} checked={checked} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  );
}
