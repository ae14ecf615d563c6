import { appendFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { checkSectionFields, readSections, remoteDirs, root, type SectionInfo } from '../workspace.ts';
import { newPage } from './new-page.ts';
import { writeNew } from './write-new.ts';

/** What a new section copies unchanged. */
const copied = [...['', '.browser', '.node', '.test'].map((name) => `tsconfig${name}.json`), 'src/section.ts'];

const viteConfig = `import { sectionConfig } from '@site/tools/vite';

export default sectionConfig(import.meta.dirname);
`;

const sectionTest = `// @vitest-environment node
import { checkSection } from '@site/sdk/testing';
import section from './section.ts';

checkSection(section);
`;

const dependencies = v.record(v.string(), v.string());
const packageJson = v.looseObject({ dependencies, devDependencies: dependencies });

/**
 * Starts a section: a workspace of the same shape as the others, with one page, and a line in CODEOWNERS.
 * @param id lower-case letters, digits and hyphens; its folder is `remote-<id>`
 * @param title its name in the menu
 * @param date today, such as 2026-11-22
 * @param checkout the folder that holds `host` and the remotes
 * @returns the files it has written
 * @throws Error for an id that cannot be one or is taken, or an empty title
 */
export function newSection(id: string, title: string, date: string, checkout = root): string[] {
  const dirs = remoteDirs(checkout);
  const sections = readSections(dirs);
  const order = Math.max(0, ...sections.map((section) => section.order)) + 1;
  const site = { id, title: title.trim(), order, owner: `@site/${id}` };
  checkSectionFields(site);
  const taken = sections.find((section) => section.id === id);
  if (taken) throw new Error(`The id "${id}" belongs to ${basename(taken.dir)}. Choose another one.`);
  const [model = ''] = dirs;
  const dir = join(checkout, `remote-${id}`);
  const written = writeNew(dir, {
    'package.json': packageText(model, site),
    'vite.config.ts': viteConfig,
    'src/section.test.ts': sectionTest,
    ...Object.fromEntries(copied.map((file) => [file, textOf(model, file)])),
  });
  appendFileSync(join(checkout, '.github/CODEOWNERS'), `/remote-${id}/ @site/${id}\n`);
  return [...written, ...newPage(dir, 'Welcome', date)];
}

function packageText(model: string, site: Omit<SectionInfo, 'dir'>): string {
  const { dependencies, devDependencies, ...rest } = v.parse(packageJson, JSON.parse(textOf(model, 'package.json')));
  const needed = ['@site/', '@testing-library/', '@types/react', 'react', 'vitest'];
  const own = (packages: Record<string, string>) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => needed.some((one) => isPart(name, one))));
  const text = { ...rest, name: `remote-${site.id}`, site, dependencies: own(dependencies) };
  return `${JSON.stringify({ ...text, devDependencies: own(devDependencies) }, null, 2)}\n`;
}

function isPart(name: string, prefix: string): boolean {
  return prefix.endsWith('/') ? name.startsWith(prefix) : name === prefix;
}

function textOf(model: string, file: string): string {
  return readFileSync(join(model, file), 'utf8');
}
