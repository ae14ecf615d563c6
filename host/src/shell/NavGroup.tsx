import { landingOf, menuPages, type NavigationPage, type NavigationSection } from '@site/sdk/contract';
import { type FocusEvent, type PointerEvent, useId, useRef, useState } from 'react';
import styles from './TopNav.module.css';
import { useEscape } from './use-escape.ts';

interface NavGroupProps {
  section: NavigationSection;
  /** The page that is open, of this or another section. */
  current: NavigationPage | undefined;
  /** Opened by click or key, so it stays open until it is closed the same way. */
  pinned: boolean;
  onPin: (pin: boolean) => void;
  /**
   * Whether the group overlays the page. Then it closes by Escape and when the focus moves on; in the menu of a small screen
   * that would move the links under the finger, and Escape closes the whole menu.
   */
  floating: boolean;
}

/**
 * A button that shows a section's pages: a disclosure, opened by hover, click or key, closed by Escape. The list has a
 * link to the beginning of the section until it is opened, which is what readers without scripts get.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function NavGroup({ section, current, pinned, onPin, floating }: NavGroupProps) {
  const [hovered, setHovered] = useState(false);
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const open = pinned || hovered;
  const wasOpened = useEver(open);

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(event.type === 'pointerenter');
  };
  const close = () => {
    setHovered(false);
    onPin(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (floating && relatedTarget && !currentTarget.contains(relatedTarget)) onPin(false);
  };
  useEscape(open && floating, () => {
    const { activeElement, body } = document;
    if (group.current?.contains(activeElement) || (pinned && activeElement === body)) button.current?.focus();
    close();
  });

  return (
    <li
      ref={group}
      className={styles.group}
      data-section={section.id}
      data-current={section.pages.some((page) => page === current) || undefined}
      onPointerEnter={hover}
      onPointerLeave={hover}
      onBlur={leave}
    >
      <button
        type="button"
        ref={button}
        className={styles.groupButton}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => (pinned ? close() : onPin(true))}
      >
        {section.title}
      </button>
      <ul id={listId} className={styles.links} data-open={open || undefined}>
        {(wasOpened ? pagesOf(section) : linkToBeginning(section)).map(({ address, label }) => (
          <li key={address}>
            <a href={address} onClick={close} aria-current={address === current?.address ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The pages of the menu; while they are not known, the beginning of the section. */
function pagesOf(section: NavigationSection) {
  if (section.landing) return linkToBeginning(section);
  return menuPages(section).map(({ address, nav }) => ({ address, label: nav?.label }));
}

function linkToBeginning(section: NavigationSection) {
  const address = landingOf(section);
  return address ? [{ address, label: `Begin with ${section.title}` }] : [];
}

/** Whether a condition has ever been true. */
function useEver(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
