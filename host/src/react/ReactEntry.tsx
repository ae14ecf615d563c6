import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { Item } from '@site/sdk/contract';

/** An entry in a list: its title, which leads to its page, and its kind and level. */
export function ReactEntry({ item: { address, title, kind, level } }: { item: Item }) {
  const badge = kindLabels.find(({ id }) => id === kind)?.badge;
  return (
    <li>
      <a href={address}>{title}</a>{' '}
      <span className="facts" data-level={level}>
        {badge && <span className="kind">{badge} </span>}
        <span className="level">{capitalized(level)}</span>
      </span>
    </li>
  );
}
