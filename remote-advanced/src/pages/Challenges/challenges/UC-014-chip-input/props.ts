export interface ChipInputProps {
  label: string;
  /** Called with all values whenever they change. */
  onChange: (values: string[]) => void;
}

export const props: ChipInputProps = {
  label: 'Fruit',
  onChange: (values) => console.log('onChange', values),
};
