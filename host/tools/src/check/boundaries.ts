import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { hostDir, remoteDirs, root } from '../workspace.ts';

/** A part of the repository, told by its path, and what its files may import. */
interface Zone {
  name: string;
  files: RegExp;
  /** Bare imports that are allowed. */
  packages: RegExp;
}

const react = 'react(?:/jsx-runtime)?';
const tests = '@testing-library/(?:react|user-event)|vitest|@site/sdk/testing|@site/sdk/static-router|axe-core';

/** By pattern, so that a new folder is guarded on its first day. The first zone that fits a file counts. */
export const zones: Zone[] = [
  {
    name: 'a config',
    files: /^(?:host|remote-[^/]+)\/vite\.config\.ts$/,
    packages: /^(?:@site\/tools\/vite|node:.*)$/,
  },
  {
    name: 'a section’s test',
    files: /^remote-[^/]+\/src\/.*\.test\.tsx?$/,
    packages: /^(?!@site\/tools|host|remote-)/,
  },
  {
    name: 'a section',
    files: /^remote-[^/]+\/src\//,
    packages:
      /^(?!@site\/(?:tools|sdk\/(?:testing|static-router))|host|remote-|react-router|react-dom|@module-federation|node:)/,
  },
  {
    name: 'the sdk’s tests',
    files: /^host\/sdk\/src\/(?:testing\/|.*\.test\.tsx?$)/,
    packages: new RegExp(`^(?:${react}|react-dom.*|${tests})$`),
  },
  {
    name: 'the sdk’s door to react-dom',
    files: /^host\/sdk\/src\/(?:form-status|portal)\.ts$/,
    packages: /^react-dom$/,
  },
  { name: 'the sdk', files: /^host\/sdk\/src\//, packages: new RegExp(`^(?:${react}|react-router-dom|valibot)$`) },
  {
    name: 'the learning engine’s tests',
    files: /^host\/learning\/src\/.*\.test\.tsx?$/,
    packages: new RegExp(`^(?:${react}|react-dom.*|${tests}|@site/sdk/.*)$`),
  },
  {
    name: 'the learning engine',
    files: /^host\/learning\/src\//,
    packages:
      /^(?!@site\/(?:tools|sdk\/(?:testing|static-router))|host|remote-|react-router|react-dom|@module-federation)/,
  },
  {
    name: 'the tools',
    files: /^host\/tools\//,
    packages: /^(?!host$|host\/|remote-|@site\/sdk\/(?!contract$|site$|testing\/setup$|static-router$))/,
  },
  {
    name: 'the host’s loader',
    files: /^host\/src\/load-section\.tsx?$/,
    packages: /^(?:@module-federation\/runtime|@site\/sdk\/.*)$/,
  },
  {
    name: 'a test of the host',
    files: /^host\/src\/.*\.test\.tsx?$/,
    packages: /^(?!@site\/tools|remote-|@module-federation)/,
  },
  {
    name: 'the host',
    files: /^host\/src\//,
    packages: /^(?!@site\/(?:tools|sdk\/testing)|remote-|@module-federation|node:)/,
  },
  {
    name: 'a browser test',
    files: /^host\/(?:e2e\/|playwright\.config\.ts)/,
    packages: /^(?!remote-|@module-federation)/,
  },
];

/** The import statements and dynamic imports of a source text, as they are written. */
export function importsOf(source: string): string[] {
  const pattern =
    /(?:^|[;\n])\s*(?:import|export)\s+(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * What is wrong with the imports of one file.
 * @param file its path in the repository, with forward slashes
 * @returns a message for each import that is not allowed
 */
export function forbiddenImports(file: string, source: string): string[] {
  const zone = zones.find(({ files }) => files.test(file));
  if (!zone) return [`${file} is in no zone of boundaries.ts. Put it where it belongs, or describe its folder there.`];
  return importsOf(source)
    .filter((name) => !isAllowed(zone, file, name))
    .map((name) => `${file} is ${zone.name} and must not import ${name}.`);
}

function isAllowed(zone: Zone, file: string, name: string): boolean {
  if (!name.startsWith('.')) return name.startsWith('virtual:') || zone.packages.test(name);
  const target = relative(root, resolve(root, dirname(file), name.replace(/\?.*$/, ''))).replaceAll('\\', '/');
  return packageOf(target) === packageOf(file);
}

/** The workspace a path is in; the browser tests count as one of their own. */
function packageOf(path: string): string {
  return path.match(/^host\/(?:sdk|learning|tools|e2e)(?=\/)/)?.[0] ?? path.split('/')[0] ?? '';
}

/** Checks every source file of the repository. @returns all messages */
export function checkBoundaries(): string[] {
  const files = [hostDir, ...remoteDirs()]
    .flatMap(sourceFiles)
    .map((path) => relative(root, path).replaceAll('\\', '/'));
  return files.flatMap((file) => [
    ...forbiddenImports(file, readFileSync(join(root, file), 'utf8')),
    ...forbiddenName(file),
  ]);
}

const skipped = ['node_modules', 'dist', 'docs', 'test-results'];

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return skipped.includes(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(path);
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function forbiddenName(file: string): string[] {
  const words = file.split('/').map((part) => basename(part).replace(/\..*$/, ''));
  const word = words.find((one) => ['utils', 'common', 'helpers', 'types'].includes(one));
  return word ? [`${file}: "${word}" says nothing of what is inside. Name it after that.`] : [];
}
