import type { DesignSystem } from './tailwind-design-system.ts';

/** A variant, an example of its use, and the selectors or at-rules it puts around a class; `&` is the class. */
export interface Variant {
  name: string;
  example: string;
  css: string;
}

/** Values for variants that accept any value: the part after the dash. */
const values: Record<string, string> = {
  data: '[state=open]',
  supports: '[display:grid]',
  nth: '3',
  'nth-last': '3',
  'nth-of-type': '3',
  'nth-last-of-type': '3',
  has: '[img]',
  not: 'first',
  group: 'hover',
  peer: 'checked',
  in: 'focus-within',
  aria: 'expanded',
  min: 'md',
  max: 'md',
  '@': 'md',
  '@min': 'md',
  '@max': 'md',
};

/** All variants of a design system. @throws Error when an example yields no CSS */
export function variantsOf(system: DesignSystem): Variant[] {
  return system.getVariants().map(({ name, hasDash }) => {
    const value = values[name];
    const example = `${name}${value ? `${hasDash ? '-' : ''}${value}` : ''}:flex`;
    const [css] = system.candidatesToCss([example]);
    if (!css) throw new Error(`Tailwind knows no class ${example}. Give the variant ${name} another value.`);
    return { name, example, css: css.trim() };
  });
}
