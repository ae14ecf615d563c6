import { holdPlace } from '@site/sdk/scroll';
import { linkTarget, openAround } from './link-target.ts';

/** An entry of the history whose page is shown. */
interface Visit {
  key: string;
  pathname: string;
  search: string;
}

/** How the reader came to an entry of the history. */
type Arrival = 'first' | 'link' | 'within' | 'back';

/**
 * Where the page is scrolled to: the top of a new page, the target of a link, or the position that an entry of the history was
 * left at. Entries are told apart by a key in the history's state; the router gives one to those that it makes, and this class
 * to the first one and to those that the browser makes for links within a page.
 */
export class ScrollPosition {
  readonly #tops = new Map<string, number>();
  #shown: Visit | undefined;
  #release = () => {};

  /** Listens to the window. @returns a function that ends it */
  listen(): () => void {
    const remember = () => {
      if (this.#shown) this.#tops.set(this.#shown.key, scrollY);
    };
    // Within a page the position changes at once. To another page the router goes, and reports it when that is rendered.
    const onPopState = () => {
      if (location.pathname === this.#shown?.pathname) this.arrive(true);
    };
    addEventListener('scroll', remember, { passive: true });
    // A scroll event comes a frame late, and a link is followed at once.
    addEventListener('click', remember, { capture: true });
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('popstate', onPopState);
      this.#release();
      this.#shown = undefined;
    };
  }

  /** The current entry of the history is shown. @param popped whether the reader went back or forward, or opened the page */
  arrive(popped: boolean): void {
    const before = this.#shown;
    const known = keyOfEntry();
    if (popped && before && known === before.key) return;
    const visit = { key: known ?? addKey(), pathname: location.pathname, search: location.search };
    this.#shown = visit;
    this.#release();
    this.#release = this.#scroll(arrivalOf(before, known, popped), before, visit);
    this.#tops.set(visit.key, scrollY);
  }

  #scroll(arrival: Arrival, before: Visit | undefined, visit: Visit): () => void {
    const top = this.#tops.get(visit.key);
    if (arrival === 'back' && top !== undefined) return holdPlace(() => scrollTo({ top, behavior: 'instant' }));
    const target = linkTarget();
    if (target) {
      openAround(target);
      return arrival === 'first' && (isRestored() || hasActed())
        ? () => {}
        : holdPlace(() => linkTarget()?.scrollIntoView());
    }
    const isSamePage = before?.pathname === visit.pathname;
    const keepsPosition = isSamePage && (location.hash !== '' || before?.search !== visit.search);
    if (arrival !== 'first' && !keepsPosition) scrollTo({ top: 0, behavior: 'instant' });
    return () => {};
  }
}

function arrivalOf(before: Visit | undefined, known: string | undefined, popped: boolean): Arrival {
  if (!before) return 'first';
  if (!popped) return 'link';
  return known === undefined ? 'within' : 'back';
}

/** Whether the browser restores the position, after a reload or on the way back from another site. */
function isRestored(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
}

/** Whether the reader has scrolled or done anything else that ends `holdPlace`, before it could begin; early-actions.js marks it. */
function hasActed(): boolean {
  return performance.getEntriesByName('reader acted').length > 0;
}

function keyOfEntry(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? state.key : undefined;
}

function addKey(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}
