import { expect, onTestFinished } from 'vitest';
import { check } from './check.ts';
import { general } from './general-names.ts';
import { lengthenTexts } from './long-texts.ts';
import { type Mounted, mount } from './mount.ts';
import { endAnimations } from './on-screen.ts';
import { movements, reduceMotion, reduceStyles } from './reduced-motion.ts';
import { settled } from './settled.ts';
import { unseenStops } from './visible-focus.ts';

/** Ways into states of the component that are worth a look, by what they are called: `with the menu open`. */
export type States = Record<string, (mounted: Mounted) => Promise<void>>;

/** More stops than a component of this size has. */
const mostStops = 60;

/**
 * The checks that every challenge has. They look at the component as it is shown first, and in each of the states.
 */
export function generalChecks(states: States = {}): void {
  const all: States = { 'at first': async () => {}, ...states };

  check('names', general.axe, async () => {
    await inEach(all, async (name) => expect(await violations(), name).toEqual([]));
  });

  check('keyboard', general.tab, async () => {
    const { user } = mount();
    const stops = new Set<Element>();
    for (let presses = 0; presses < mostStops; presses += 1) {
      await user.tab();
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) break;
      stops.add(activeElement);
    }
    expect(stops.size, 'elements that Tab reaches').toBeGreaterThan(0);
    expect(document.activeElement, 'what has the focus after the last one').toBe(document.body);
  });

  check('focus', general.seen, async () => {
    await inEach(all, async (name, { user }) => {
      const unseen = await unseenStops(user);
      expect(
        unseen.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        `what looks the same with and without the focus, ${name}`,
      ).toEqual([]);
    });
  });

  check('layout', general.narrow, async () => {
    await inEach(all, async (name) => expectFit(name));
  });

  check('layout', general.mirrored, async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await inEach(all, async (name) => expectFit(name));
  });

  check('layout', general.long, async () => {
    await inEach(all, async (name) => {
      lengthenTexts();
      expectFit(name);
    });
  });

  check('motion', general.still, async () => {
    onTestFinished(reduceMotion());
    await inEach(mapStates(all, reduceStyles), async (name) => {
      expect(await movements(), `what moves, ${name}`).toEqual([]);
    });
  });

  check('leaks', general.ended, async () => {
    await inEach(all, async (name, { unmount, running }) => {
      unmount();
      await settled();
      expect(running(), `what is still running, ${name}`).toEqual([]);
    });
  });
}

/**
 * Looks at one component after the other, each in another state. A check that was over before, because a state took too long, takes
 * nothing away: the document belongs to the next check by then.
 */
async function inEach(states: States, look: (name: string, mounted: Mounted) => Promise<void>): Promise<void> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  for (const [name, enter] of Object.entries(states)) {
    const mounted = mount();
    await enter(mounted);
    if (isOver) return;
    await look(name, mounted);
    if (isOver) return;
    mounted.unmount();
    document.body.replaceChildren();
  }
}

/** The same ways in, with something to do before. */
function mapStates(states: States, prepare: () => void): States {
  const withPreparation = (enter: States[string]) => async (mounted: Mounted) => {
    prepare();
    await enter(mounted);
  };
  return Object.fromEntries(Object.entries(states).map(([name, enter]) => [name, withPreparation(enter)]));
}

/** What axe finds: the rule and the elements. Rules for whole pages do not apply to a component. */
async function violations(): Promise<string[]> {
  // It takes a tenth of a second to start, and is not always asked.
  const { default: axe } = await import('axe-core');
  // What fades in has too little contrast until it is there.
  endAnimations();
  const options = { rules: { region: { enabled: false } }, resultTypes: ['violations' as const] };
  const found = await axe.run(document.body, options);
  return found.violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}

/** The document is not wider than the screen, with a scrollbar beside it: a phone has none, but browsers on a computer may. */
function expectFit(name: string): void {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `the width of the content, in px, ${name}`).toBeLessThanOrEqual(innerWidth);
}
