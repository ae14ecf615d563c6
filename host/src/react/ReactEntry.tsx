import type { EntryState } from '@site/learning/entry-state';
import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { Item } from '@site/sdk/contract';

interface ReactEntryProps {
  item: Item;
  /** What the reader has noted about it. */
  state: EntryState | undefined;
}

/** An entry in a list: its title, which leads to its page, its kind and level, and how well the reader knows it. */
export function ReactEntry({ item: { address, title, kind, level }, state }: ReactEntryProps) {
  const badge = kindLabels.find(({ id }) => id === kind)?.badge;
  return (
    <li>
      <a href={address}>{title}</a>{' '}
      <span className="facts" data-level={level}>
        {badge && <span className="kind">{badge} </span>}
        <span className="level">{capitalized(level)}</span>
        {state?.knowledge && ` · ${capitalized(state.knowledge)}`}
        {state?.isBookmarked && ' · Bookmarked'}
      </span>
    </li>
  );
}
