import type { ReleaseRow } from '@site/sdk/contract';
import { useSite } from '../site-context.ts';
import styles from './Releases.module.css';
import { titleOf } from './release-facts.ts';

/** Who owns what is live. @param releases those that are live */
export function LiveVersions({ releases }: { releases: ReleaseRow[] }) {
  const { navigation } = useSite();
  return (
    <section aria-labelledby="owners">
      <h2 id="owners">Who owns what</h2>
      <dl className={styles.owners}>
        {releases.map((release) => (
          <div key={release.section} data-section={release.section}>
            <dt>{titleOf(release, navigation)}</dt>
            <dd>
              {release.owner ?? 'The site'} <code>{release.version}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
