import type { AutocompleteProps } from './props';

export default function Autocomplete({ label, search, onChoose }: AutocompleteProps) {
  return (
    <label>
      {label} <input />
    </label>
  );
}
