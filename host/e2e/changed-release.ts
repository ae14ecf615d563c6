import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestPage } from '@site/sdk/contract';
import { stageEdited, stageEditedHost } from '@site/tools/browser-test/stage-edited';
import { sha256 } from '@site/tools/release/files';
import { readState, versionIn } from '@site/tools/release/ledger';
import type { Candidate } from '@site/tools/release/stage';
import type { Store } from '@site/tools/release/store';

interface Change {
  /** The page to change. */
  address: string;
  /** The sentence to put at the start of its text. */
  sentence: string;
  /** What changes the code of pages, by their addresses. */
  code?: Record<string, (code: string) => string>;
  /** The address of an extra page: a copy of the page, with a menu link. */
  copyTo?: { address: string; label: string };
}

/** Stages a release of a live section with one page changed, as a new build would make it. */
export function stageChanged(
  store: Store,
  id: string,
  { address, sentence, code = {}, copyTo }: Change,
): Promise<Candidate> {
  const released = store.sectionDir(id, versionIn(readState(store), id) ?? '');
  return stageEdited(store, released, (dir, { pages }) => {
    const page = pages.find((one) => one.address === address);
    if (!page) throw new Error(`The section "${id}" has no page ${address}.`);
    page.content = changePage(dir, page, sentence);
    for (const one of pages) {
      const edit = code[one.address];
      if (edit) editCode(dir, one, edit);
    }
    if (copyTo) {
      const { label } = copyTo;
      pages.push({ ...page, address: copyTo.address, aliases: [], nav: { label, order: 99 }, title: label });
    }
  });
}

/** Under its old name, which the live version has for another file: so the two share none. */
function editCode(dir: string, { preload }: ManifestPage, edit: (code: string) => string): void {
  const file = join(dir, preload.find((name) => /\/page-/.test(name)) ?? '');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** @returns the file of the page's changed content */
function changePage(dir: string, { content, name }: ManifestPage, sentence: string): string {
  const begin = (html: string) => html.replace('</h1>', () => `</h1><p>${sentence}</p>`);
  const old = join(dir, content ?? '');
  const parts: Record<string, string> = JSON.parse(readFileSync(old, 'utf8'));
  const changed = Object.entries(parts).map(([key, html]) => [key, key === 'html-0' ? begin(html) : html]);
  const json = JSON.stringify(Object.fromEntries(changed));
  const file = `content/${name}-${sha256(json).slice(0, 8)}.json`;
  rmSync(old);
  writeFileSync(join(dir, file), json);
  return file;
}

/** Stages a release of the live host with its first script changed. */
export function stageChangedHost(store: Store, edit: (code: string) => string): Promise<Candidate> {
  return stageEditedHost(store, readState(store).entry.host ?? '', (dir, manifest) => {
    const entry = join(dir, 'public', manifest.entry);
    writeFileSync(entry, edit(readFileSync(entry, 'utf8')));
  });
}
