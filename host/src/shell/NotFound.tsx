import type { NavigationPage } from '@site/sdk/contract';
import { useLocation, useNavigationType } from '@site/sdk/router';
import { useEffect, useState } from 'react';
import { matchPage, useSite } from '../site-context.ts';
import styles from './NotFound.module.css';

/** The page for an unknown address; it offers the addresses nearest to it. */
export function NotFound() {
  const { navigation } = useSite();
  const { pathname } = useLocation();
  const [near, setNear] = useState<NavigationPage[]>([]);
  useReleasedMeanwhile(pathname);
  useEffect(() => {
    import('./nearest-pages.ts').then(
      ({ nearestPages }) => setNear(nearestPages(navigation, pathname)),
      () => {},
    );
  }, [navigation, pathname]);

  return (
    <div className={styles.notFound}>
      <h1>404 Error</h1>
      <p className="summary">Page Not Found</p>
      <p>
        There is no page at this address. Go to the <a href="/">home page</a>, or choose one from the menu.
      </p>
      {near.length > 0 && (
        <>
          <h2>Perhaps you are looking for</h2>
          <ul>
            {near.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a> <code>{address}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A page may have been released after this tab was opened: then its document exists, but this tab's navigation does not have it yet. */
function useReleasedMeanwhile(pathname: string): void {
  const { registry } = useSite();
  const followed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!followed) return;
    registry.live().then(
      ({ sections }) => matchPage(sections, pathname) && location.reload(),
      () => {},
    );
  }, [registry, followed, pathname]);
}
