/** CSS declarations by property name, as written in a stylesheet. */
export type Declarations = Readonly<Record<string, string>>;

/**
 * A ref that sets declarations on its element through the CSSOM. The page's policy blocks `style` attributes in HTML, and
 * the prerendered page has none.
 */
export function apply(declarations: Declarations) {
  return (element: HTMLElement | null) => {
    for (const [property, value] of Object.entries(declarations)) element?.style.setProperty(property, value);
    return () => {
      for (const property of Object.keys(declarations)) element?.style.removeProperty(property);
    };
  };
}

/** The same declarations as a rule, for display. */
export function ruleText(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return [`${selector} {`, ...lines, '}'].join('\n');
}
