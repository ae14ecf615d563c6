import type { Source, SourceFolder } from '../source-view/SourceView.tsx';
import type { Demo } from './DemoPanel.tsx';

/** More modules than these stand in a folder. */
const fewParts = 2;

/** Whether a demo is of a size to have its open source beside it. */
export function isSmall({ variants, parts }: Pick<Demo, 'variants' | 'parts'>): boolean {
  return variants.length === 1 && parts.length <= fewParts;
}

/**
 * What a demo lets the reader look into: its variants, what changes from one to the other, modules that it
 * imports, its tests. The files of an application stand in a folder, and so do its tests.
 */
export function sourcesOf({ name, variants, parts, tests }: Demo): (Source | SourceFolder)[] {
  const sources = variants.map(({ file, label }) => ({
    key: file,
    label: label ? `Source: ${label.toLowerCase()}` : 'Source',
  }));
  const difference = variants.length === 2 ? [{ key: `${name}.difference`, label: 'Difference' }] : [];
  const files = [...variants.map(({ file }) => file), ...parts];
  const modules = parts.map((file) => ({ key: file, label: file.split('/').at(-1) ?? file }));
  return [
    ...(parts.length > fewParts ? [folder('Source', files)] : [...sources, ...modules]),
    ...difference,
    ...(tests.length > 1 ? [folder('Tests', tests)] : tests.map((file) => ({ key: file, label: 'Test' }))),
  ];
}

function folder(label: string, files: string[]): SourceFolder {
  return { label: `${label}: ${files.length} files`, sources: files.map((file) => ({ key: file, label: file })) };
}
