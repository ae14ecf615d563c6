import { join } from 'node:path';
import { shownSource } from '@site/learning/shown-source';
import { sourceHtml } from '../markdown/code-block.ts';
import type { CodeAction } from '../markdown/code-frame.ts';
import { differenceHtml } from '../markdown/difference.ts';
import { editableFiles } from './editable-files.ts';
import type { DemoFiles } from './find-demos.ts';

/**
 * The source of everything a demo shows, as HTML by file; and where it has two variants, what changes from one to the
 * other, under `<name>.difference`.
 * @param dir the page's folder
 */
export async function demoSources(dir: string, demos: DemoFiles[]): Promise<Record<string, string>> {
  const entries = await Promise.all(demos.flatMap((demo) => [...sources(dir, demo), ...differences(dir, demo)]));
  return Object.fromEntries(entries);
}

function sources(dir: string, demo: DemoFiles) {
  const files = [...demo.variants.map(({ file }) => file), ...demo.parts, ...demo.tests];
  const editable = editableFiles(dir, demo);
  return files.map(async (file) => {
    const actions: CodeAction[] = editable.includes(file) ? ['edit'] : [];
    return [file, await sourceHtml(shownSource(join(dir, file)), file, actions)] as const;
  });
}

function differences(dir: string, { name, variants }: DemoFiles) {
  const [before, after, ...more] = variants;
  if (!before || !after || more.length > 0) return [];
  const [old, young] = [before, after].map(({ file }) => shownSource(join(dir, file)));
  const label = `Difference from ${before.label ?? before.file} to ${after.label ?? after.file}`;
  return [differenceHtml(old ?? '', young ?? '', 'tsx', label).then((html) => [`${name}.difference`, html] as const)];
}
