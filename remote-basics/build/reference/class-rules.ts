import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** One selector of a rule, and the rule's declarations. */
export interface ClassRule {
  selector: string;
  /** All classes it contains. */
  classes: ReadonlySet<string>;
  /** The classes of the element it styles. */
  subject: ReadonlySet<string>;
  declarations: string;
  /** The at-rules around it, outermost first; empty if there are none. */
  condition: string;
}

/** Reads the rules of a stylesheet selector by selector, without the selectors that have no class. */
export function classRules(css: string): ClassRule[] {
  const rules: ClassRule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const declarations = declarationsOf(rule);
    const condition = conditionOf(rule);
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      const classes = classesIn(selector);
      if (classes.size === 0) continue;
      rules.push({ selector: String(selector).trim(), classes, subject: subjectOf(selector), declarations, condition });
    }
  });
  return rules;
}

function classesIn(selector: Selector): Set<string> {
  const classes = new Set<string>();
  selector.walkClasses(({ value }) => {
    classes.add(value);
  });
  return classes;
}

/** The part after the last combinator; a class inside `:not()` doesn't belong to the element. */
function subjectOf({ nodes }: Selector): Set<string> {
  const last = nodes.findLastIndex(({ type }) => type === 'combinator');
  return new Set(nodes.slice(last + 1).flatMap((node) => (node.type === 'class' ? [node.value] : [])));
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function declarationsOf(rule: Rule): string {
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  return declarations
    .map((node) => `${node.prop}: ${shortened(node.value)}${node.important ? ' !important' : ''};`)
    .join('\n');
}

/** An image inlined in the stylesheet tells a reader nothing. */
function shortened(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/url\("data:[^"]+"\)/g, 'url("data:…")');
}

function conditionOf(rule: Rule): string {
  const conditions: string[] = [];
  for (let at: Container | Document | undefined = rule.parent; at?.type === 'atrule'; at = at.parent) {
    const { name, params } = at as AtRule;
    conditions.unshift(`@${name} ${params}`);
  }
  return conditions.join(' ');
}
