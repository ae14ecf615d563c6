export interface Item {
  name: string;
  children?: Item[];
}

export interface NestedCheckboxesProps {
  items: Item[];
}

export const props: NestedCheckboxesProps = {
  items: [
    {
      name: 'Fruit',
      children: [{ name: 'Apple' }, { name: 'Citrus', children: [{ name: 'Lemon' }, { name: 'Orange' }] }],
    },
    { name: 'Bread' },
    { name: 'Tea', children: [{ name: 'Green' }] },
  ],
};
