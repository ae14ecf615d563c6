/**
 * The selectors of a stylesheet with `+` or `~` between two compound selectors of which neither has a class, an id, an attribute or a state,
 * such as `li + li`. Chromium styles all that they could match again whenever an element comes or goes anywhere on the page (decision 0056).
 */
export function broadSiblingSelectors(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}@;]+)\{/g);
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^()]*\))/))
    .flatMap((selector) => {
      const text = selector.trim().replaceAll(/\s+/g, ' ');
      return isBroad(text) ? [text] : [];
    });
}

function isBroad(selector: string): boolean {
  // Spaces inside of parentheses are part of a compound selector.
  const parts = selector.replaceAll(/\([^()]*\)/g, (inside) => inside.replaceAll(' ', '')).split(' ');
  const isNamed = (compound = '') => /[.#[]|:(?!is|where|not|first|last|nth|only)/.test(compound);
  return parts.some((part, at) => /^[+~]$/.test(part) && !isNamed(parts[at - 1]) && !isNamed(parts[at + 1]));
}
