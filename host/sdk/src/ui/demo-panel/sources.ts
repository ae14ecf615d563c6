import type { Source, SourceFolder } from '../source-view/source.ts';
import type { Demo } from './DemoPanel.tsx';

/** More modules than these are shown in a folder. */
const fewModules = 2;

const isStylesheet = (file: string) => file.endsWith('.css');

/** Whether a demo is small enough to have its open source beside it. A demo with styles of its own needs the full width. */
export function isSmall({ variants, parts }: Pick<Demo, 'variants' | 'parts'>): boolean {
  return variants.length === 1 && parts.length <= fewModules && !parts.some(isStylesheet);
}

/**
 * The sources that a demo offers: its variants, what changes from one to the other, the modules and stylesheets that
 * it imports, its tests. The files of an application are shown in a folder.
 */
export function sourcesOf(demo: Demo): (Source | SourceFolder)[] {
  return [...codeOf(demo), ...alone('Test', 'Tests', demo.tests)];
}

function codeOf({ name, variants, parts }: Demo): (Source | SourceFolder)[] {
  const files = variants.map(({ file }) => file);
  if (name === 'App' && parts.length > fewModules) return [folder('Source', [...files, ...parts])];
  const sources = variants.map(({ file, label }) => ({
    key: file,
    label: label ? `Source: ${label.toLowerCase()}` : 'Source',
  }));
  const difference = variants.length === 2 ? [{ key: `${name}.difference`, label: 'Difference' }] : [];
  const styles = parts.filter(isStylesheet);
  const modules = parts.filter((file) => !isStylesheet(file));
  const named = modules.map((file) => ({ key: file, label: file.split('/').at(-1) ?? file }));
  return [
    ...sources,
    ...difference,
    ...(modules.length > fewModules ? [folder('Parts', modules)] : named),
    ...alone('Styles', 'Styles', styles),
  ];
}

/** One file under a label for what it is, several in a folder. */
function alone(one: string, several: string, files: string[]): (Source | SourceFolder)[] {
  return files.length > 1 ? [folder(several, files)] : files.map((file) => ({ key: file, label: one }));
}

function folder(label: string, files: string[]): SourceFolder {
  return { label: `${label}: ${files.length} files`, sources: files.map((file) => ({ key: file, label: file })) };
}
