import postcss from 'postcss';

/** A custom property and its declarations, each selector once. */
export interface CustomProperty {
  name: string;
  declared: [selector: string, value: string][];
}

/** The `--bs-*` properties that a stylesheet declares, by name. */
export function customProperties(css: string): CustomProperty[] {
  const properties = new Map<string, Map<string, string>>();
  postcss.parse(css).walkDecls(/^--bs-/, ({ prop, value, parent }) => {
    const selector = parent?.type === 'rule' && 'selector' in parent ? String(parent.selector) : '';
    const declared = properties.get(prop) ?? new Map<string, string>();
    properties.set(prop, declared.set(selector.replace(/\s+/g, ' '), value.trim()));
  });
  return [...properties].sort().map(([name, declared]) => ({ name, declared: [...declared] }));
}
