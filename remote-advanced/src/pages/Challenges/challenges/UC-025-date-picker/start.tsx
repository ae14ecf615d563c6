import type { DatePickerProps } from './props';

export default function DatePicker({ label, value, onChange }: DatePickerProps) {
  return <button type="button">{label}</button>;
}
