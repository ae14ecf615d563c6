export interface DatePickerProps {
  label: string;
  /** The chosen date at first, such as `2026-03-15`. */
  value: string;
  /** Called with the date that was chosen. */
  onChange: (value: string) => void;
}

export const props: DatePickerProps = {
  label: 'Departure',
  value: '2026-03-15',
  onChange: (value) => console.log('onChange', value),
};
