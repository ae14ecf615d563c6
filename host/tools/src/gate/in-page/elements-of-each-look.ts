/** Elements of one look that are checked: axe passes over some, of disabled controls for example. */
const perLook = 3;

const controls = 'input, select, textarea';

/**
 * Returns visible elements with text of their own, at most three of those that look the same: in their color, the size and weight of
 * their font, the backgrounds behind them, and for a link in the text around it. What is true of the colors of these is true of the
 * others.
 */
export function elementsOfEachLook(within: Iterable<Element>): Element[] {
  const counts = new Map<string, number>();
  const found: Element[] = [];
  const visit = (element: Element, behind: string) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    const backgrounds = `${behind} / ${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
    if (element.shadowRoot) found.push(element);
    if (hasText(element)) {
      const look = [
        style.color,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
        backgrounds,
        lookAsLink(element, style),
      ].join();
      const count = counts.get(look) ?? 0;
      counts.set(look, count + 1);
      if (count < perLook) found.push(element);
    }
    for (const child of element.children) visit(child, isTransparent(style) ? behind : backgrounds);
  };
  for (const element of within) visit(element, '');
  return found;
}

function hasText(element: Element): boolean {
  return element.matches(controls) || [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
}

/** How a link differs from the text around it; nothing for other elements. */
function lookAsLink(element: Element, { textDecorationLine, borderBottom }: CSSStyleDeclaration): string {
  const around = element.parentElement;
  if (!around || !element.matches('a, [role=link]')) return '';
  return `${textDecorationLine} ${borderBottom} ${hasText(around)} ${getComputedStyle(around).color}`;
}

function isTransparent({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean {
  return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
}
