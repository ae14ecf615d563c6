import type { LibraryName, Program } from './protocol.ts';

/** What programs can import beside React, and the library that has it. */
const libraries: Record<string, LibraryName> = {
  '@reduxjs/toolkit': 'redux',
  '@reduxjs/toolkit/query': 'redux',
  immer: 'redux',
  'react-redux': 'react-redux',
  valibot: 'valibot',
};

const imports = /^(?:import|export) (?!type )[^;]*?'([^']+)';/gm;

/** The modules that a file imports when it runs, as it names them. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(imports)].map(([, name = '']) => name);
}

/** Whether a library of the sandbox has a package. */
export function isInLibrary(name: string): boolean {
  return Object.hasOwn(libraries, name);
}

/** Code without the imports of packages that a library has. */
export function withoutPackages(code: string): string {
  return code.replaceAll(imports, (statement, name: string) => (isInLibrary(name) ? '' : statement));
}

/** The libraries with the packages that files import. */
export function packageLibraries(files: Program['files']): LibraryName[] {
  const names = Object.values(files).flatMap(importsOf).filter(isInLibrary);
  return [...new Set(names.flatMap((name) => libraries[name] ?? []))];
}
