import { firstProperty, shortCss } from './tailwind-css.ts';
import type { DesignSystem } from './tailwind-design-system.ts';

/** A utility: a single class, or the root of many, such as `bg-*`, with one of them as an example. */
export interface Utility {
  name: string;
  kind: 'static' | 'functional';
  example: string;
  /** The property that determines its group. */
  property: string;
  css: string;
}

/** Examples for roots that have no suggested class of their own in Tailwind. */
const examples: Record<string, string> = {
  'max-w-screen': 'max-w-screen-md',
  'bg-size': 'bg-size-[auto_6rem]',
  'bg-position': 'bg-position-[center_1rem]',
  'mask-size': 'mask-size-[auto_6rem]',
  'mask-position': 'mask-position-[center_1rem]',
  'font-features': 'font-features-["smcp"]',
  filter: 'filter-[url(#wave)]',
  'backdrop-filter': 'backdrop-filter-[url(#wave)]',
  '-hue-rotate': '-hue-rotate-90',
  '-backdrop-hue-rotate': '-backdrop-hue-rotate-90',
  'flex-shrink': 'flex-shrink-0',
  'flex-grow': 'flex-grow-0',
  '-col': '-col-4',
  '-row': '-row-4',
  cursor: 'cursor-[url(hand.cur),_pointer]',
  mask: 'mask-[url(star.svg)]',
  'mask-radial-at': 'mask-radial-at-[30%_40%]',
  'mask-radial': 'mask-radial-[closest-side]',
  align: 'align-[4px]',
  'will-change': 'will-change-[top]',
  content: 'content-["x"]',
  contain: 'contain-[size_style]',
  '-start': '-start-4',
  start: 'start-4',
  '-end': '-end-4',
  end: 'end-4',
};

/** All utilities of a design system. @throws Error when one yields no CSS */
export function utilitiesOf(system: DesignSystem): Utility[] {
  const suggested = suggestions(system);
  const functional = system.utilities.keys('functional').map((root) => {
    const example = examples[root] ?? suggested.get(root);
    if (!example) throw new Error(`Tailwind suggests no class for ${root}-*. Give an example of one.`);
    return describe(system, 'functional', `${root}-*`, example);
  });
  return [...system.utilities.keys('static').map((name) => describe(system, 'static', name, name)), ...functional];
}

function describe(system: DesignSystem, kind: Utility['kind'], name: string, example: string): Utility {
  const [css] = system.candidatesToCss([example]);
  if (!css) throw new Error(`Tailwind knows no class ${example}.`);
  return { name, kind, example, property: firstProperty(css), css: shortCss(css) };
}

/** Values that make better examples than others, best first. */
const telling = [/-4$/, /-sky-500$/, /-md$/, /-45$/, /-50$/, /-150$/, /-2$/];

/** One class for each root: a typical one that Tailwind suggests, otherwise one from the middle of the list. */
function suggestions(system: DesignSystem): Map<string, string> {
  const all = new Map<string, string[]>();
  for (const [name] of system.getClassList()) {
    const root = rootOf(system, name);
    if (root) all.set(root, [...(all.get(root) ?? []), name]);
  }
  return new Map([...all].map(([root, names]) => [root, mostTelling(names) ?? root]));
}

function mostTelling(names: readonly string[]): string | undefined {
  const pattern = telling.find((one) => names.some((name) => one.test(name)));
  return pattern ? names.find((name) => pattern.test(name)) : names[Math.floor(names.length / 2)];
}

/** The longest root that matches a class: `gap-x-4` belongs to `gap-x`, not to `gap`. */
function rootOf(system: DesignSystem, name: string): string | undefined {
  const candidates = [...system.parseCandidate(name)];
  if (candidates.some(({ kind }) => kind === 'static')) return undefined;
  const roots = candidates.flatMap((candidate) => (candidate.kind === 'functional' ? [candidate.root] : []));
  return roots.sort((a, b) => b.length - a.length)[0];
}
