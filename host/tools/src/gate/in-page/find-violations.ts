import axe from 'axe-core';
import { allRules } from '../accessibility-rules.ts';
import { elementsOfEachLook } from './elements-of-each-look.ts';

const linkColors: axe.RunOnly = { type: 'rule', values: ['link-in-text-block'] };

/**
 * A line beside the text of a page, or below its bar, is a pseudo-element: without `ignorePseudo`, axe would check no color of what is
 * inside. Options of checks are not in axe's types: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#options-parameter
 */
const contrast = {
  runOnly: { type: 'rule' as const, values: ['color-contrast'] },
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

const withoutContrast = { 'color-contrast': { enabled: false } };

/**
 * Runs axe in the document, without its frames.
 * @param options.within selectors of the parts to check; without them, all of it
 * @param options.colorsOnly whether to check colors alone
 */
async function findViolations({ within, colorsOnly }: { within: string[]; colorsOnly: boolean }) {
  const parts = within.length > 0 ? [...document.querySelectorAll(within.join())] : [document.documentElement];
  // Half of the way from one theme to the other, text may have the color of what is behind it.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const looks = elementsOfEachLook(parts);
  const runOnly = colorsOnly ? linkColors : allRules;
  const found = await violations(parts, { runOnly, rules: withoutContrast });
  if (looks.length > 0) found.push(...(await violations(looks, contrast)));
  return found.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
}

async function violations(include: Element[], options: axe.RunOptions): Promise<axe.Result[]> {
  return (await axe.run({ include }, { ...options, resultTypes: ['violations'], iframes: false })).violations;
}

Object.assign(globalThis, { findViolations });
