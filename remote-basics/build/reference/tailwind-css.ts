import postcss, { type ChildNode, type Root } from 'postcss';

/**
 * What Tailwind generates for a class, shortened: only the declarations if the class is the whole selector. The
 * registrations of inner properties (`@property`) are left out.
 */
export function shortCss(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    rule.remove();
  });
  const [only, ...others] = root.nodes;
  if (only?.type === 'rule' && others.length === 0 && /^\.[^\s:>]+$/.test(only.selector)) {
    return only.nodes.map(statement).join('\n').replace(/^ {2}/gm, '');
  }
  return root.toString().trim();
}

function statement(node: ChildNode): string {
  const text = node.toString();
  return node.type === 'decl' ? `${text};` : text;
}

/** The main property of a class: the first one that isn't internal to Tailwind, otherwise the first. */
export function firstProperty(css: string): string {
  const root: Root = postcss.parse(css);
  const properties: string[] = [];
  root.walkDecls(({ prop, parent }) => {
    if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'property') properties.push(prop);
  });
  return properties.find((property) => !property.startsWith('--')) ?? properties[0] ?? '';
}
