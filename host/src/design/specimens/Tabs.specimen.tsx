import { Tabs } from '@site/sdk/ui/tabs';

export default function TabsExample() {
  return (
    <Tabs
      label="Ways to centre"
      tabs={[
        { id: 'grid', label: 'Grid', content: <code>place-content: center</code> },
        { id: 'flex', label: 'Flexbox', content: <code>justify-content: center; align-items: center</code> },
        { id: 'margin', label: 'Margin', content: <code>margin: auto</code> },
      ]}
    />
  );
}
