import { isWhole, type NavigationSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { siteName } from '@site/sdk/site';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { SearchButton } from '../search/SearchButton.tsx';
import { matchPage } from '../site-context.ts';
import { NavGroup } from './NavGroup.tsx';
import { PreferencesButton } from './PreferencesButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopNav.module.css';
import { useEscape } from './use-escape.ts';
import { useHeld } from './use-held.ts';
import { useLeaving } from './use-leaving.ts';

/**
 * The site's menu: Home and one group per section. On a small screen it folds behind a button, and unfolds with the group
 * open that the reader is in. While it is in use it does not change, so that nothing moves from under the pointer, except that the
 * pages of the sections are filled in when they are known.
 */
export function TopNav(live: { navigation: NavigationSection[] }) {
  const { pathname, key } = useLocation();
  const [unfolded, setUnfolded] = useState(false);
  const [pinned, setPinned] = useState<string | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const isOpen = unfolded || pinned !== null;
  const held = useHeld(live.navigation, isPointedAt || isOpen);
  const navigation = isWhole(held) ? held : live.navigation;
  const listId = useId();
  const match = matchPage(navigation, pathname);

  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setUnfolded(false);
    setPinned(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link, whatever its address, closes the menu
  useEffect(close, [key]);
  useLeaving(bar, isOpen, close);
  useEscape(unfolded, () => {
    close();
    toggle.current?.focus();
  });
  const point = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedAt(type === 'pointerenter');
  };
  const unfold = () => {
    setUnfolded(true);
    setPinned(match?.section.id ?? null);
  };

  return (
    <header ref={bar} className={styles.bar} onPointerEnter={point} onPointerLeave={point}>
      <nav className={styles.nav} aria-label="Site">
        <a className={styles.brand} href="/" aria-label={`${siteName}, to the start`}>
          <Mark navigation={navigation} lit={match?.section.id} />
          <span>{siteName}</span>
        </a>
        <button
          type="button"
          ref={toggle}
          className={styles.toggle}
          aria-expanded={unfolded}
          aria-controls={listId}
          onClick={unfolded ? close : unfold}
        >
          Menu
        </button>
        <SearchButton navigation={navigation} />
        <div id={listId} className={styles.panel} data-unfolded={unfolded || undefined}>
          <ul className={styles.groups}>
            <li>
              <a className={styles.home} href="/" aria-current={pathname === '/' ? 'page' : undefined}>
                Home
              </a>
            </li>
            {navigation.map((section) => (
              <NavGroup
                key={section.id}
                section={section}
                current={match?.page}
                pinned={pinned === section.id}
                onPin={(pin) => setPinned(pin ? section.id : null)}
                floating={!unfolded}
              />
            ))}
          </ul>
          <div className={styles.settings}>
            <ThemeSwitch />
            <PreferencesButton />
          </div>
        </div>
      </nav>
    </header>
  );
}

/** The site's mark: a tile for every section. On a page of a section only that section's tile is lit. */
function Mark({ navigation, lit }: { navigation: NavigationSection[]; lit: string | undefined }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {navigation.map(({ id }) => (
        <i key={id} data-section={id} data-lit={!lit || lit === id} />
      ))}
    </span>
  );
}
