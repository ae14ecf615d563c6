import type { Item } from '@site/sdk/contract';

/** Topics on React whose names do not begin with it: class components, suspense, and hooks as a whole. */
const others = new Set(['classes-legacy', 'concurrent-hooks', 'context', 'hooks-rules', 'suspense-errors']);

/** Whether an entry is about React: by any of its topics, such as `react-forms` or `use-effect`. */
export function isAboutReact({ topics }: Pick<Item, 'topics'>): boolean {
  return topics.some((topic) => /^(?:react|use)(?:-|$)/.test(topic) || others.has(topic));
}
