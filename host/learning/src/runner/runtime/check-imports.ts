/** The variable in which a compiled file keeps a module that it imports; the second one has a default export in any case. */
const importedModule = /\bvar (_[\w$]+) = require\('([^']*)'\);(?: var (_[\w$]+) = _interopRequireDefault\()?/g;

/** A use of such a variable. What a file only exports again may be a type. */
const use = /(exports\.[\w$]+ = |\.\.\.|[^\w$.])(_[\w$]+)\.([\w$]+)/g;

/** A file that another one imports. */
interface ImportedFile {
  name: string;
  /** TypeScript or JavaScript. */
  source: string;
  /** What it is compiled to. */
  code: string;
  exports: unknown;
}

/**
 * What a file uses of the modules that it imports by name.
 * @param code what it is compiled to
 * @returns names of exports by the name of the module
 */
export function usedImports(code: string): Map<string, Set<string>> {
  const modules = new Map<string, string>();
  for (const [, variable = '', module = '', withDefault] of code.matchAll(importedModule)) {
    modules.set(variable, module);
    if (withDefault) modules.set(withDefault, module);
  }
  const used = new Map<string, Set<string>>();
  for (const [, before = '', variable = '', name = ''] of code.matchAll(use)) {
    const module = modules.get(variable);
    if (module === undefined || before.startsWith('exports')) continue;
    used.set(module, (used.get(module) ?? new Set()).add(name));
  }
  return used;
}

/** @param names what another file uses of this one @throws Error naming the first that it does not export, and what it does export */
export function checkExports(names: Iterable<string>, file: ImportedFile): void {
  for (const name of names) if (!hasExport(name, file)) throw new Error(problemOf(name, file));
}

function hasExport(name: string, { code, exports }: ImportedFile): boolean {
  const object = Object(exports);
  if (name in object) return true;
  // What is declared without a value is no field yet.
  if (name !== 'default') return mentions(code, `exports.${name}`);
  return !object.__esModule && mentions(code, 'exports');
}

function mentions(code: string, words: string): boolean {
  return new RegExp(String.raw`\b${words.replaceAll(/[.$]/g, String.raw`\$&`)}(?![\w$])`).test(code);
}

function problemOf(wanted: string, { name, source, exports }: ImportedFile): string {
  const missing = wanted === 'default' ? `${name} has no default export` : `${name} exports no "${wanted}"`;
  if (isDeclared(wanted, source)) return `${missing}: the keyword export is missing before its declaration.`;
  const names = Object.keys(Object(exports));
  if (names.length === 0) return `${missing}. It exports nothing.`;
  return `${missing}. It exports ${names.map((one) => `"${one}"`).join(', ')}.`;
}

/** Whether a file declares a value at its top level, which begins in the first column. */
function isDeclared(name: string, source: string): boolean {
  const keywords = String.raw`(?:const|let|var|(?:abstract )?class|(?:const )?enum|(?:async )?function\s*\*?)`;
  return new RegExp(String.raw`^${keywords}\s*\b${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'm').test(source);
}
