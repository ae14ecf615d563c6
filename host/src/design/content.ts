import type { PageContent } from '@site/sdk/contract';
import difference from './demo/AddTwo.as-found.demo.tsx?difference';
import prose from './prose.md?content';

const specimens = import.meta.glob<string>('./specimens/*.tsx', { query: '?source', import: 'default', eager: true });
const demo = import.meta.glob<string>('./demo/*.tsx', { query: '?source', import: 'default', eager: true });

/** The static parts of the page: the source of every specimen by its name, that of the demo by its files, the prose. */
export const designContent: PageContent = {
  ...named(specimens, /^.*\/|\.specimen\.tsx$/g),
  ...named(demo, /^.*\//g),
  'AddTwo.difference': difference,
  prose,
};

/** @param around what to remove from a path to get the name */
function named(files: Record<string, string>, around: RegExp): PageContent {
  return Object.fromEntries(Object.entries(files).map(([path, html]) => [path.replaceAll(around, ''), html]));
}
