import axe from 'axe-core';
import { expect, it } from 'vitest';
import { general } from './general-names.ts';
import { type Mounted, mount } from './mount.ts';
import { settled } from './settled.ts';

/** Ways into states of the component that are worth a look, by what they are called: `with the menu open`. */
export type States = Record<string, (mounted: Mounted) => Promise<void>>;

/** More stops than a component of this size has. */
const mostStops = 60;

/**
 * The checks that every challenge has: axe, 320 px, Tab, and what is left behind. They look at the component as it is shown first,
 * and in each of the states.
 */
export function generalChecks(states: States = {}): void {
  const all: States = { 'at first': async () => {}, ...states };

  it(general.axe, async () => {
    await inEach(all, async (name) => expect(await violations(), name).toEqual([]));
  });

  it(general.narrow, async () => {
    await inEach(all, async (name) => {
      // With a scrollbar beside it: a phone has none, but browsers on a computer may.
      const { scrollWidth } = document.documentElement;
      expect(scrollWidth, `the width of the content, in px, ${name}`).toBeLessThanOrEqual(innerWidth);
    });
  });

  it(general.tab, async () => {
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

  it(general.ended, async () => {
    await inEach(all, async (name, { unmount, running }) => {
      unmount();
      await settled();
      expect(running(), `what is still running, ${name}`).toEqual([]);
    });
  });
}

/** Looks at one component after the other, each in another state. */
async function inEach(states: States, look: (name: string, mounted: Mounted) => Promise<void>): Promise<void> {
  for (const [name, enter] of Object.entries(states)) {
    const mounted = mount();
    await enter(mounted);
    await look(name, mounted);
    mounted.unmount();
    document.body.replaceChildren();
  }
}

/** What axe finds: the rule and the elements. Rules for whole pages do not apply to a component. */
async function violations(): Promise<string[]> {
  const options = { rules: { region: { enabled: false } }, resultTypes: ['violations' as const] };
  const found = await axe.run(document.body, options);
  return found.violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}
