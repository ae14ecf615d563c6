import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import type { Item } from '@site/sdk/contract';
import styles from './React.module.css';

/** An entry in a list: its title, which leads to its page, and its kind and level. */
export function ReactEntry({ item: { address, title, kind, level } }: { item: Item }) {
  const badge = kindLabels.find(({ id }) => id === kind)?.badge;
  return (
    <li>
      <a href={address}>{title}</a>{' '}
      <span className={styles.facts}>
        {badge && `${badge} `}
        {capitalized(level)}
      </span>
    </li>
  );
}
