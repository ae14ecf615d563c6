import type { TabsProps } from './props';

export default function Tabs({ label, tabs }: TabsProps) {
  return <div className="tabs">To do</div>;
}
