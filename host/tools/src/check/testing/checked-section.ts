import { join } from 'node:path';
import { pageMd, questionMd } from '../../content/testing/content-fixtures.ts';
import { below, block, bugMd, exercise, htmlBug, predictMd } from '../../content/testing/entry-fixtures.ts';
import { tempDir } from '../../testing/temp-dir.ts';
import { checkContent } from '../check-content.ts';

/** A sample of code and what it is said to print. @param mark after the fence, such as `js run` */
export const sample = (mark: string, code: string, output: string) =>
  `${block(mark, code)}\n${block('output', output)}`;

/** The folder of the page that is checked. */
export const maps = 'src/pages/Maps';

/** A section in which nothing is wrong. */
export const good = {
  [`${maps}/page.md`]: pageMd({}, `Text.\n\n${sample('html run', '<script>console.log(1)</script>', '1')}`),
  [`${maps}/questions/PO-001-po001.md`]: predictMd(),
  [`${maps}/questions/SB-001-sb001.md`]: bugMd(),
  [`${maps}/questions/SB-002-sb002.md`]: bugMd({ id: 'SB-002' }, htmlBug),
  ...below(`${maps}/exercises/EX-001-twice`, exercise),
};

/** Checks a section of these files. @returns what is wrong, with the paths as in the section */
export async function problemsIn(files: Record<string, string>, ...paths: string[]) {
  return problemsBelow(tempDir(files), paths);
}

/** The same of a section in a folder. @param paths what to check of it; without them, all */
export async function problemsBelow(dir: string, paths: string[] = []) {
  const { problems, counts } = await checkContent(
    paths.map((path) => join(dir, path)),
    { dirs: [dir] },
  );
  return { problems: problems.map(({ message }) => message.replaceAll(`${dir}/${maps}/`, '')), counts };
}

/** A question with a sample. */
export function withSample(id: string, code: string): string {
  return questionMd({ id }).replace('On explanation.', code);
}
