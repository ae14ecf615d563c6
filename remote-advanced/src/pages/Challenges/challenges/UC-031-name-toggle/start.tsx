import type { NameToggleProps } from './props';

export default function NameToggle({ shortName, fullName }: NameToggleProps) {
  return <p>To do</p>;
}
