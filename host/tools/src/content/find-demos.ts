import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError } from './content-error.ts';

/** A demo of a page: one file, or one for each of its variants. Files are relative to the page's folder. */
export interface DemoFiles {
  name: string;
  variants: { label: string | null; file: string }[];
  /** Further files a reader wants to see: the parts of an app. */
  parts: string[];
  tests: string[];
}

const variantLabels: Record<string, string> = { 'as-found': 'As found', corrected: 'Corrected' };

/**
 * Finds the demos of a page by name: `Counter.demo.tsx`, or `Counter.as-found.demo.tsx` and `Counter.corrected.demo.tsx`,
 * with `Counter.demo.test.tsx`; and `App.tsx` with its `parts/`.
 * @throws ContentError for a variant nobody knows, or a demo whose name would leave it out
 */
export function findDemos(dir: string): DemoFiles[] {
  const files = readdirSync(dir).sort();
  const demos = new Map<string, DemoFiles>();
  for (const file of files) {
    if (!file.endsWith('.demo.tsx')) continue;
    const [, name, variant] = file.match(/^([A-Z]\w*)(?:\.([a-z-]+))?\.demo\.tsx$/) ?? [];
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
      tests: files.filter((one) => one === `${name}.demo.test.tsx`),
    };
    demo.variants.push({ label: variant ? labelOf(variant, join(dir, file)) : null, file });
    demos.set(name, demo);
  }
  return [...demos.values(), ...findApp(dir, files)];
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
    `"${variant}" is no variant of a demo. Use ${Object.keys(variantLabels).join(' or ')}.`,
  );
}
