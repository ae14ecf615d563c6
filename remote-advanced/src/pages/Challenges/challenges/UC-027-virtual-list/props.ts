export interface VirtualListProps {
  /** The name of the list box. */
  label: string;
  /** How many rows there are. */
  count: number;
  /** The text of a row. @param index from 0 */
  rowText: (index: number) => string;
  /** The height of a row, in pixels. */
  rowHeight: number;
  /** The height of the list box, in pixels. */
  height: number;
  /** Called with the index of the row that was chosen. */
  onChoose: (index: number) => void;
}

export const props: VirtualListProps = {
  label: 'Log',
  count: 10_000,
  rowText: (index) => `Row ${index + 1}`,
  rowHeight: 40,
  height: 400,
  onChoose: (index) => console.log('onChoose', index),
};
