import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** One selector of a rule, and what the rule declares. */
export interface ClassRule {
  selector: string;
  /** All classes it names. */
  classes: ReadonlySet<string>;
  /** The classes of the element that it styles. */
  subject: ReadonlySet<string>;
  declarations: string;
  /** The at-rules around it, from the outside in; empty for none. */
  condition: string;
}

/** Reads the rules of a style sheet selector by selector, those without a class left out. */
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

/** What stands behind the last combinator; a class inside of `:not()` is not of the element. */
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

/** A picture that is written out in the style sheet says nothing to a reader. */
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
