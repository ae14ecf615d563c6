import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { ContentError } from '../content-error.ts';
import { groupsOf } from '../entries/entry-places.ts';

/** A demo of a page: one file, or one for each of its variants. Files are relative to the page's folder. */
export interface DemoFiles {
  name: string;
  /** What readers call it, where `page.md` says so: `::app{title="Mock interview"}`. */
  title?: string;
  /** Whether nothing in it ever changes, so that there is nothing to reset: `::demo{name="SampleUsers" static}`. */
  isStatic?: true;
  variants: { label: string | null; file: string }[];
  /** Further files a reader wants to see: the parts of an app, the modules and stylesheets that a demo imports. */
  parts: string[];
  tests: string[];
}

const variantLabels: Record<string, string> = { 'as-found': 'As found', corrected: 'Corrected' };

/**
 * Finds the demos of a page by name: `Counter.demo.tsx`, or `Counter.as-found.demo.tsx` and `Counter.corrected.demo.tsx`,
 * with `Counter.demo.test.tsx`, in its folder and those of its articles; and `App.tsx` with its `parts/`.
 * @throws ContentError for an unknown variant, or a demo whose name would hide it
 */
export function findDemos(dir: string, kinds: readonly Kind[] = allKinds): DemoFiles[] {
  const files = [...namesIn(dir), ...articleFolders(dir, kinds).flatMap((folder) => namesIn(dir, folder))];
  const demos = new Map<string, DemoFiles>();
  for (const file of files) {
    if (!file.endsWith('.demo.tsx')) continue;
    const [, name, variant] = basename(file).match(/^([A-Z]\w*)(?:\.([a-z-]+))?\.demo\.tsx$/) ?? [];
    if (!name) {
      throw new ContentError(
        join(dir, file),
        undefined,
        'is not named like a demo. Use Name.demo.tsx or Name.<variant>.demo.tsx, the name in PascalCase.',
      );
    }
    const demo = demos.get(name) ?? {
      name,
      variants: [],
      parts: [],
      tests: files.filter((one) => one === join(dirname(file), `${name}.demo.test.tsx`).replaceAll('\\', '/')),
    };
    demo.parts.push(...filesBeside(dir, file).filter((one) => !demo.parts.includes(one)));
    demo.variants.push({ label: variant ? labelOf(variant, join(dir, file)) : null, file });
    demos.set(name, demo);
  }
  return [...demos.values(), ...findApp(dir, files)];
}

/** Names of files in a page's folder or one below it, as paths from the page's folder. */
function namesIn(dir: string, folder = ''): string[] {
  return readdirSync(join(dir, folder))
    .sort()
    .map((name) => (folder ? `${folder}/${name}` : name));
}

function articleFolders(dir: string, kinds: readonly Kind[]): string[] {
  const other = ['parts', ...groupsOf(kinds).map(({ id }) => id)];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !other.includes(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** What a demo imports from its own folder and from `parts/`: without it, its source is incomplete. Types are left out. */
function filesBeside(dir: string, file: string): string[] {
  const source = readFileSync(join(dir, file), 'utf8');
  const imports = source.matchAll(/^import (?!type )[^;]*?'\.\/((?:parts\/)?[\w-]+(?:\.tsx?|\.module\.css))';/gm);
  const paths = [...imports].map(([, name = '']) => join(dirname(file), name).replaceAll('\\', '/'));
  return paths.filter((path) => existsSync(join(dir, path)));
}

function findApp(dir: string, files: string[]): DemoFiles[] {
  if (!files.includes('App.tsx')) return [];
  const folder = join(dir, 'parts');
  const parts = existsSync(folder) ? filesBelow(folder).map((file) => `parts/${file}`) : [];
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  return [
    {
      name: 'App',
      variants: [{ label: null, file: 'App.tsx' }],
      parts: parts.filter((file) => !isTest(file)),
      tests: [...files.filter((file) => file === 'App.test.tsx'), ...parts.filter(isTest)],
    },
  ];
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function labelOf(variant: string, file: string): string {
  const label = variantLabels[variant];
  if (label) return label;
  throw new ContentError(
    file,
    undefined,
    `"${variant}" is not a variant of a demo. Use ${Object.keys(variantLabels).join(' or ')}.`,
  );
}
