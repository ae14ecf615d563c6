import type { OutlineSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { siteName } from '@site/sdk/site';
import { useEffect, useId, useState } from 'react';
import { findPlace } from '../site-context.ts';
import { NavGroup } from './NavGroup.tsx';
import styles from './TopNav.module.css';

/** The site's menu: Home and one group per section. On a small screen it folds behind a button. */
export function TopNav({ outline }: { outline: OutlineSection[] }) {
  const { pathname, key } = useLocation();
  const [unfolded, setUnfolded] = useState(false);
  const [pinned, setPinned] = useState<string | null>(null);
  const listId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link, whatever its address, closes the menu
  useEffect(() => {
    setUnfolded(false);
    setPinned(null);
  }, [key]);

  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label="Site">
        <a className={styles.brand} href="/" aria-label={`${siteName}, to the start`}>
          <Mark outline={outline} lit={findPlace(outline, pathname)?.section.id} />
          {siteName}
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={unfolded}
          aria-controls={listId}
          onClick={() => setUnfolded(!unfolded)}
        >
          Menu
        </button>
        <ul id={listId} className={styles.groups} data-unfolded={unfolded}>
          <li>
            <a className={styles.home} href="/" aria-current={pathname === '/' ? 'page' : undefined}>
              Home
            </a>
          </li>
          {outline.map((section) => (
            <NavGroup
              key={section.id}
              section={section}
              pathname={pathname}
              pinned={pinned === section.id}
              onPin={(pin) => setPinned(pin ? section.id : null)}
            />
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** The site's mark: a tile for every section. On a page of a section that one alone is lit. */
function Mark({ outline, lit }: { outline: OutlineSection[]; lit: string | undefined }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {outline.map(({ id }) => (
        <i key={id} data-section={id} data-lit={!lit || lit === id} />
      ))}
    </span>
  );
}
