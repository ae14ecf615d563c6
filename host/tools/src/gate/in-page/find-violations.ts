import axe from 'axe-core';
import { allRules, colorRules, type ViolationOptions } from '../accessibility-rules.ts';
import { elementsOfEachLook } from './elements-of-each-look.ts';

/**
 * A line beside the text of a page, or below its bar, is a pseudo-element: without `ignorePseudo`, axe would check no color of what is
 * inside. Options of checks are not in axe's types: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#options-parameter
 */
const ofColors = {
  runOnly: colorRules,
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** Runs axe in the document, without its frames. */
async function findViolations({ within, colorsOnly, without }: ViolationOptions) {
  const parts = within.length > 0 ? [...document.querySelectorAll(within.join())] : [document.documentElement];
  // Half of the way from one theme to the other, text may have the color of what is behind it.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const looks = elementsOfEachLook(parts);
  const rules = Object.fromEntries([...colorRules.values, ...without].map((rule) => [rule, { enabled: false }]));
  const found = colorsOnly ? [] : await violations(parts, { runOnly: allRules, rules });
  if (looks.length > 0) found.push(...(await violations(looks, ofColors)));
  return found.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
}

async function violations(include: Element[], options: axe.RunOptions): Promise<axe.Result[]> {
  return (await axe.run({ include }, { ...options, resultTypes: ['violations'], iframes: false })).violations;
}

Object.assign(globalThis, { findViolations });
