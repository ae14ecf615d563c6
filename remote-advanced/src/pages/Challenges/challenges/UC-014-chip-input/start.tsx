import type { ChipInputProps } from './props';

export default function ChipInput({ label, onChange }: ChipInputProps) {
  return (
    <label>
      {label} <input />
    </label>
  );
}
