import { foldName, infixes } from './bootstrap-names.ts';
import type { ClassRule } from './class-rules.ts';

/** Classes that differ only by an infix. */
export interface FoldedClass {
  /** The name without the infix. */
  base: string;
  /** The position of the infix in it. */
  at: number;
  /** Whether the class without an infix exists. */
  bare: boolean;
  /** Infixes for a breakpoint: the class applies from there up, or down for a name with `-down`. */
  breakpoints: string[];
  /** Infixes for a size, as in `btn-sm`. */
  sizes: string[];
  rules: ClassRule[];
}

/** Widths that are not breakpoints: the names set the size of a modal. */
const sizesInMedia = /^modal-(?:sm|lg|xl)$/;

/** All class names of a stylesheet, without duplicates. */
export function classNames(rules: readonly ClassRule[]): string[] {
  return [...new Set(rules.flatMap(({ classes }) => [...classes]))].sort();
}

/** Merges classes that differ only by their infix, and adds the declarations of each. */
export function foldClasses(rules: readonly ClassRule[]): FoldedClass[] {
  const byName = rulesByName(rules);
  const folded = new Map<string, FoldedClass>();
  for (const [name, own] of byName) {
    const { base, infix, at } = foldName(name);
    const row = folded.get(base) ?? { base, at, bare: false, breakpoints: [], sizes: [], rules: [] };
    folded.set(base, row);
    if (infix === null) row.bare = true;
    else {
      row.at = at;
      (isSize(name, own) ? row.sizes : row.breakpoints).push(infix);
    }
  }
  for (const row of folded.values()) finish(row, byName);
  return [...folded.values()];
}

function rulesByName(rules: readonly ClassRule[]): Map<string, ClassRule[]> {
  const byName = new Map<string, ClassRule[]>();
  for (const rule of rules) {
    for (const name of rule.classes) {
      const own = byName.get(name);
      if (own) own.push(rule);
      else byName.set(name, [rule]);
    }
  }
  return byName;
}

function isSize(name: string, rules: readonly ClassRule[]): boolean {
  return sizesInMedia.test(name) || rules.every(({ condition }) => !/-width/.test(condition));
}

function finish(row: FoldedClass, byName: ReadonlyMap<string, ClassRule[]>): void {
  for (const list of [row.breakpoints, row.sizes]) list.sort((a, b) => infixes.indexOf(a) - infixes.indexOf(b));
  const named = (infix: string) => `${row.base.slice(0, row.at)}-${infix}${row.base.slice(row.at)}`;
  const shown = [...(row.bare ? [row.base] : row.breakpoints.slice(0, 1).map(named)), ...row.sizes.map(named)];
  row.rules = shown.flatMap((name) => telling(name, byName.get(name) ?? []));
}

/**
 * The most relevant rules of a class: rules for any element that has it; if there are none, rules for an element that has it
 * inside another element; if there are none, all rules that mention it. Rules for the class alone come first. Of rules that
 * differ only by another class's breakpoint, one is kept.
 */
function telling(name: string, rules: readonly ClassRule[]): ClassRule[] {
  const subject = rules.filter((rule) => rule.subject.has(name));
  const anywhere = subject.filter(({ selector }) => !/[\s>+~]/.test(selector));
  const all = [anywhere, subject, rules].find(({ length }) => length > 0) ?? [];
  const alone = all.filter(({ selector }) => selector === `.${name}`);
  const further = new Map(all.filter((rule) => !alone.includes(rule)).map((rule) => [likeness(rule), rule]));
  return [...alone, ...further.values()];
}

/** Returns the same string for rules whose selectors differ only by infixes. */
function likeness({ selector, declarations }: ClassRule): string {
  return selector.replace(/\.[\w-]+/g, (name) => foldName(name).base) + declarations;
}
