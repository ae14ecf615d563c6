export interface TabsProps {
  /** The name of the row of tabs. */
  label: string;
  tabs: { title: string; text: string }[];
}

export const props: TabsProps = {
  label: 'Delivery',
  tabs: [
    { title: 'Shipping', text: 'We ship within two days.' },
    { title: 'Returns', text: 'Send it back within 30 days.' },
    { title: 'Warranty', text: 'Everything has a warranty of two years.' },
  ],
};
