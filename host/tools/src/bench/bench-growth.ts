import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifest } from '@site/sdk/contract';
import { listFiles, sha256, versionOf } from '../release/files.ts';
import { publish } from '../release/publish.ts';
import { readJson } from '../release/read-json.ts';
import { stageEverything } from '../release/release-everything.ts';
import { rollback } from '../release/rollback.ts';
import { type Candidate, stageHost, stageSection } from '../release/stage.ts';
import { Store } from '../release/store.ts';
import { hostDir, root } from '../workspace.ts';
import { seconds } from './seconds.ts';

const pageCounts = [30, 230, 1030];
const section = join(root, 'remote-hooks');

/** A short article without entries. */
const copiedPage = 'UseCall';

/** Prints how long releases and rollbacks take, and what they add to the store, with more and more pages in a section. */
export async function benchGrowth(): Promise<void> {
  const built = Store.create(folder());
  await stageEverything(built, console.log, [hostDir, section]);
  rmSync(built.dir, { recursive: true, force: true });
  for (const count of pageCounts) await benchPages(count);
}

async function benchPages(count: number): Promise<void> {
  const store = Store.create(folder());
  const stage = (text: string) => stageWithPages(store, count, text);
  const release = (candidates: Candidate[], origin?: string) =>
    publish(store, 'release', candidates, origin === undefined ? {} : { origin });
  await release([await stageHost(store, join(hostDir, 'dist/release')), await stage('as it was')]);
  const before = bytesOf(store);
  const text = await seconds(async () => release([await stage('changed')]));
  const added = bytesOf(store) - before;
  const back = await seconds(() => rollback(store, 'hooks'));
  const everyPage = await seconds(() => release([], 'https://site.example'));
  console.log(
    `${count} pages more in a section: a text of one page released in ${text} s, ${(added / 1e6).toFixed(1)} MB more in the store; ` +
      `taken back in ${back} s; all documents written again in ${everyPage} s`,
  );
  rmSync(store.dir, { recursive: true, force: true });
}

/** Copies the built section to the store, with so many copies of one of its pages more. @param text is added to the first part of the first copy */
async function stageWithPages(store: Store, count: number, text: string): Promise<Candidate> {
  const dir = folder();
  cpSync(join(section, 'dist/release'), dir, { recursive: true });
  const path = join(dir, 'section.json');
  const manifest = parseManifest(readJson(path), path);
  const page = manifest.pages.find(({ name }) => name === copiedPage);
  if (!page?.content)
    throw new Error(`remote-hooks has no page ${copiedPage} with a text, of which copies could be made.`);
  const files = { ...manifest.files };
  const whole: Record<string, string> = JSON.parse(readFileSync(join(dir, page.content), 'utf8'));
  const content = Object.fromEntries(Object.entries(whole).filter(([key]) => !/\.test\.tsx$|\.difference$/.test(key)));
  const copies = Array.from({ length: count }, (_, index) => {
    const own = JSON.stringify(index === 0 ? { ...content, 'html-0': `${content['html-0']}<p>${text}</p>` } : content);
    const hash = sha256(own + index);
    const file = `content/bench-${hash.slice(0, 8)}.json`;
    writeFileSync(join(dir, file), own);
    files[file] = sha256(own);
    const name = `Copy ${index + 1}`;
    return {
      ...page,
      address: `/Copy${index + 1}`,
      aliases: [],
      title: name,
      content: file,
      nav: { label: name, order: index + 1 },
    };
  });
  const copied = { ...manifest, files, pages: [...manifest.pages, ...copies] };
  writeFileSync(join(dir, 'section.json'), JSON.stringify({ ...copied, version: versionOf(copied) }));
  try {
    return await stageSection(store, dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The bytes of all files of a store; one with several names counts once. */
function bytesOf(store: Store): number {
  const sizes = new Map(
    listFiles(store.dir).map((file) => {
      const { ino, size } = statSync(join(store.dir, file));
      return [ino, size];
    }),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'site-bench-'));
}
