import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo, useState } from 'react';

interface Selection {
  /** The beginning of all ids of these tabs. */
  id: string;
  selected: string;
  select: (value: string) => void;
}

const SelectionContext = createContext<Selection | null>(null);

/** What a tab and its panel have in common. */
function usePart(component: string, value: string) {
  const selection = use(SelectionContext);
  if (!selection) throw new Error(`<${component}> has to be inside <Tabs>`);
  const { id, selected, select } = selection;
  // The attributes that refer to ids separate them by spaces, so there may be none in an id.
  const name = encodeURIComponent(value);
  return { tabId: `${id}-tab-${name}`, panelId: `${id}-panel-${name}`, isSelected: selected === value, select };
}

export interface TabsProps {
  /** The value of the tab that is selected at first. */
  defaultValue: string;
  children: ReactNode;
}

/** Tabs with their panels. They share which one is selected. */
export function Tabs({ defaultValue, children }: TabsProps): ReactNode {
  const id = useId();
  const [selected, select] = useState(defaultValue);
  const selection = useMemo(() => ({ id, selected, select }), [id, selected]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The row that all tabs are in. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div role="tablist" aria-label={label}>
      {children}
    </div>
  );
}

export interface PartProps {
  /** A tab and its panel have the same value. */
  value: string;
  children: ReactNode;
}

export function Tab({ value, children }: PartProps): ReactNode {
  const { tabId, panelId, isSelected, select } = usePart('Tab', value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => select(value)}
      onKeyDown={moveFocus}
    >
      {children}
    </button>
  );
}

export function TabPanel({ value, children }: PartProps): ReactNode {
  const { tabId, panelId, isSelected } = usePart('TabPanel', value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the element that has the focus
    <div role="tabpanel" id={panelId} aria-labelledby={tabId} tabIndex={0} hidden={!isSelected}>
      {children}
    </div>
  );
}

/** The index that a key leads to. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The document has the order of the tabs, whatever components they are in.
  const row = event.currentTarget.closest('[role="tablist"]');
  const tabs = Array.from(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);
  const index = moves[event.key]?.(tabs.indexOf(event.currentTarget), tabs.length);
  if (index === undefined) return;
  event.preventDefault();
  tabs[index]?.focus();
  tabs[index]?.click();
}
