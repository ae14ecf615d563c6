import type { NestedCheckboxesProps } from './props';

export default function NestedCheckboxes({ items }: NestedCheckboxesProps) {
  return <ul className="tree" />;
}
