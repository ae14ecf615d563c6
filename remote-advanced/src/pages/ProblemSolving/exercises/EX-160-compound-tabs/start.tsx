import type { ReactNode } from 'react';

export interface TabsProps {
  /** The value of the tab that is selected at first. */
  defaultValue: string;
  children: ReactNode;
}

/** Tabs with their panels. They share which one is selected. */
export function Tabs({ defaultValue, children }: TabsProps): ReactNode {
  throw new Error('Not implemented');
}

/** The row that all tabs are in. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  throw new Error('Not implemented');
}

export interface PartProps {
  /** A tab and its panel have the same value. */
  value: string;
  children: ReactNode;
}

export function Tab({ value, children }: PartProps): ReactNode {
  throw new Error('Not implemented');
}

export function TabPanel({ value, children }: PartProps): ReactNode {
  throw new Error('Not implemented');
}
