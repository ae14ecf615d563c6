import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import ts from 'typescript-js';

/** What a reader's code and its tests can import. `vitest` has declarations of its own: the sandbox offers a part of it. */
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@testing-library/react',
  '@testing-library/user-event',
];
const vitest = createRequire(import.meta.url).resolve('@site/learning/type-check/vitest');
const languageDir = dirname(ts.getDefaultLibFilePath({}));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.es2025.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  types: [],
};

/**
 * Collects the declarations that the type checker of the workspace has, by path: those of the language and the DOM in `/lib`, those
 * of packages in `/node_modules`, with what leads to them in each package.json. Comments are left out.
 * @throws Error when a package has none
 */
export function typeLibraries(): Record<string, string> {
  const manifests = new Set<string>();
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => {
    if (/\/node_modules\/.*\/package\.json$/.test(path)) manifests.add(path);
    return readFile(path);
  };
  const roots = packages.map((name) => {
    const { resolvedModule } = ts.resolveModuleName(name, vitest, options, host);
    if (!resolvedModule) throw new Error(`There are no declarations of ${name} for the type checker.`);
    return resolvedModule.resolvedFileName;
  });
  const files = ts.createProgram([...roots, vitest], options, host).getSourceFiles();
  const { printFile } = ts.createPrinter({ removeComments: true });
  const libraries = new Map(files.map((file) => [pathOf(file.fileName), printFile(file)]));
  const used = new Set([...libraries.keys()].map(packageOf));
  for (const path of manifests) if (used.has(packageOf(pathOf(path)))) libraries.set(pathOf(path), manifestOf(path));
  return Object.fromEntries([...libraries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where the type checker finds a file. Nothing in it names the folder of this repository. */
function pathOf(file: string): string {
  if (file === vitest) return '/node_modules/vitest/index.d.ts';
  if (file.startsWith(languageDir)) return `/lib${file.slice(languageDir.length)}`;
  return file.slice(file.lastIndexOf('/node_modules/'));
}

/** The folder of the package that a file belongs to. */
function packageOf(path: string): string | undefined {
  return path.match(/^\/node_modules\/(?:@[^/]+\/)?[^/]+\//)?.[0];
}

function manifestOf(path: string): string {
  const { type, types, typings, main, exports } = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify({ type, types, typings, main, exports });
}
