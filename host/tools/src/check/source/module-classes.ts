import { posix } from 'node:path';

/**
 * The classes that a script names and its CSS module lacks, and those that no script names. TypeScript knows neither: a CSS module may
 * have any name.
 * @param sources scripts and CSS modules by path
 */
export function strayClasses(sources: Readonly<Record<string, string>>): string[] {
  const modules = Object.keys(sources).filter((path) => path.endsWith('.module.css'));
  const uses = Object.entries(sources).flatMap(([path, script]) => usesIn(path, script));
  return modules.flatMap((path) => {
    const classes = classesIn(sources[path] ?? '');
    const own = uses.filter(({ module }) => module === path);
    const missing = own.flatMap(({ from, names }) =>
      names.filter((name) => !classes.has(name)).map((name) => `${from}: .${name} is not in ${path}`),
    );
    if (own.some(({ isComputed }) => isComputed)) return missing;
    const named = new Set(own.flatMap(({ names }) => names));
    const unused = [...classes].filter((name) => !named.has(name));
    return [...missing, ...unused.map((name) => `${path}: no script names .${name}`)];
  });
}

/** Which classes of which CSS modules a script names. */
function usesIn(from: string, script: string) {
  const imported = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
  const code = script.replaceAll(imported, '');
  return [...script.matchAll(imported)].map(([, styles = '', path = '']) => ({
    from,
    module: posix.join(posix.dirname(from), path),
    names: [...code.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)`, 'g'))].map(([, name = '']) => name),
    isComputed: code.includes(`${styles}[`),
  }));
}

function classesIn(css: string): Set<string> {
  const text = css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  const selectors = [...text.matchAll(/([^{}@;]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)]).map(([, name = '']) => name),
  );
}
