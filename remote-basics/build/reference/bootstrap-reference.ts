import { type FoldedClass, foldClasses } from './bootstrap-classes.ts';
import { infixes } from './bootstrap-names.ts';
import { customProperties } from './bootstrap-properties.ts';
import { type ClassRule, classRules } from './class-rules.ts';
import { type Family, familyOf, readFamilies } from './families.ts';
import { installedPackage } from './installed-package.ts';
import { previewStyles, type StyleFile, withoutStyles } from './preview-styles.ts';

export const bootstrapFamiliesFile = 'src/data/reference/bootstrap-families.yaml';

/**
 * Everything the page needs about Bootstrap, from the package installed for a section: its classes, its custom
 * properties, and the files for previews.
 * @throws Error when a class belongs to no family
 */
export function bootstrapReference(dir: string) {
  const { version, read } = installedPackage(dir, 'bootstrap');
  const css = read('dist/css/bootstrap.css');
  const families = readFamilies(dir, bootstrapFamiliesFile);
  const styles: string[] = [];
  const previews = families.map((family) =>
    family.previews.map(({ match, html }) => [match, withoutStyles(html, styles)] as const),
  );
  const preview: { css: string; pictures: StyleFile[] } = previewStyles(css, styles);
  return { version, families, previews, preview, ...bootstrapClasses(css, families), properties: properties(css) };
}

/** Rows are arrays and strings are stored once, because readers download this. */
function bootstrapClasses(css: string, families: readonly Family[]) {
  const texts = new Texts();
  const folded = foldClasses(classRules(css));
  const classes = folded.map((row) => classRow(row, families, texts));
  return { classes: classes.sort((a, b) => a[1] - b[1]), texts: texts.all, names: folded.flatMap(namesOf) };
}

/** The names of the classes, each with those of the same class at a breakpoint or in a size. */
function namesOf({ base, at, bare, breakpoints, sizes }: FoldedClass): string[] {
  const named = (infix: string) => `${base.slice(0, at)}-${infix}${base.slice(at)}`;
  return [...(bare ? [base] : []), ...[...breakpoints, ...sizes].map(named)];
}

/** Rows of name, number of declarations, and the first three declarations: selector by index, value. */
function properties(css: string) {
  const texts = new Texts();
  const rows = customProperties(css).map(({ name, declared }) => {
    const first = declared.slice(0, 3).flatMap(([selector, value]) => [texts.place(selector), value]);
    return [name, declared.length, ...first];
  });
  return { rows, texts: texts.all };
}

/** Name, family, position of the infix, breakpoints and sizes as bits, whether the bare class exists, and its rules. */
function classRow(row: FoldedClass, families: readonly Family[], texts: Texts) {
  const family = familyOf(families, row.base);
  if (family < 0)
    throw new Error(`The class ${row.base} of Bootstrap is in no family. Name it in ${bootstrapFamiliesFile}.`);
  const rules = row.rules.map((rule) => packRule(rule, row.base, texts));
  return [row.base, family, row.at, bits(row.breakpoints), bits(row.sizes), row.bare ? 1 : 0, rules.flat()] as const;
}

/** A selector that is just the class is omitted, and so is an empty condition. */
function packRule({ selector, declarations, condition }: ClassRule, name: string, texts: Texts) {
  return [selector === `.${name}` ? 0 : texts.place(selector), texts.place(declarations), texts.place(condition)];
}

function bits(names: readonly string[]): number {
  return infixes.reduce((sum, infix, index) => sum + (names.includes(infix) ? 2 ** index : 0), 0);
}

/** Strings by index, so that each is stored once; index 0 is the empty string. */
class Texts {
  #places = new Map([['', 0]]);

  get all(): string[] {
    return [...this.#places.keys()];
  }

  place(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }
}
