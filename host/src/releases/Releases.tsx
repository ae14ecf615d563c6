import { useRemoteData } from '@site/sdk/remote-data';
import { ErrorPanel } from '@site/sdk/ui/error-panel';
import { useEffect } from 'react';
import { LiveVersions } from './LiveVersions.tsx';
import { loadReleases, releasesAddress } from './load-releases.ts';
import styles from './Releases.module.css';
import { ReleaseTable } from './ReleaseTable.tsx';
import { isLive } from './release-facts.ts';

/** What is live and what was: every release and rollback of late, who owns what, and which pages each of them changed. */
export default function Releases() {
  const { remote, run } = useRemoteData(loadReleases);
  useEffect(() => void run(), [run]);
  const { data } = remote;
  return (
    <div className={styles.page}>
      <h1>Releases</h1>
      <p className="summary">
        Each section of this site goes live on its own, and so does the frame around them. These are the latest
        releases, the newest first, from the ledger that every release adds to.
      </p>
      <p>
        To find the release that broke a page, add two of their numbers to its address, such as{' '}
        <code>?bisect=12..40</code>: one after which it worked, and a later one after which it failed. The page is then
        shown as it was in between, and you say whether it works there, until one release is left.
      </p>
      <noscript>
        <p>This list needs scripts. The same data is in {releasesAddress}.</p>
      </noscript>
      {remote.status === 'failed' && (
        <ErrorPanel title="The releases could not be loaded" level={2} cause={remote.error} onRetry={run} />
      )}
      <div className={styles.data} aria-busy={remote.status === 'busy'}>
        {data && (
          <>
            <LiveVersions releases={data.releases.filter((release) => isLive(release, data.releases))} />
            <ReleaseTable releases={data.releases} />
          </>
        )}
      </div>
    </div>
  );
}
