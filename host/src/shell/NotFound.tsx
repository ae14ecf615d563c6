import type { NavigationPage } from '@site/sdk/contract';
import { useLocation, useNavigationType } from '@site/sdk/router';
import { useEffect, useState } from 'react';
import { matchPage, useSite } from '../site-context.ts';
import styles from './NotFound.module.css';

/** The page for an unknown address; it offers the addresses nearest to it. */
export function NotFound() {
  const { registry } = useSite();
  const { pathname } = useLocation();
  const [near, setNear] = useState<NavigationPage[]>([]);
  useReleasedMeanwhile(pathname);
  useEffect(() => {
    Promise.all([registry.wholeNavigation(), import('./nearest-pages.ts')]).then(
      ([navigation, { nearestPages }]) => setNear(nearestPages(navigation, pathname)),
      () => {},
    );
  }, [registry, pathname]);

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

/**
 * A page may have been released after this tab was opened: then its document exists, but this tab's navigation does not have it yet.
 * Where the live navigation cannot be read, or lacks a section, the server is asked for the document, too.
 */
function useReleasedMeanwhile(pathname: string): void {
  const { registry } = useSite();
  const followed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!followed) return;
    registry.wholeNavigation().then((live) => {
      const isOneMissing = registry.navigation.some((section) => !live.some(({ id }) => id === section.id));
      if (registry.isOut() || isOneMissing || matchPage(live, pathname)) location.reload();
    });
  }, [registry, followed, pathname]);
}
