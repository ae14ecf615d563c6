import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isSection, type Page, type Section, type SectionModule } from '@site/sdk/contract';

const loaded = new Map<string, Promise<SectionModule>>();
const failed = new Set<string>();

/**
 * Loads the code of a section. A success is kept, a failure is not: the next call tries again under a fresh address,
 * because browsers remember by its address that a module failed.
 * @throws Error when the entry does not arrive, does not run, or is not a section
 */
export function loadSection(section: Section): Promise<SectionModule> {
  const known = loaded.get(section.id);
  if (known) return known;
  const loading = load(section);
  loaded.set(section.id, loading);
  loading.catch(() => loaded.get(section.id) === loading && forgetSection(section.id));
  return loading;
}

/** Makes the next {@link loadSection} start anew; needed when a load neither succeeds nor fails. */
export function forgetSection(id: string): void {
  loaded.delete(id);
  failed.add(id);
}

async function load({ id, base, entry }: Section): Promise<SectionModule> {
  const again = failed.has(id);
  const address = new URL(again ? `${base}${entry}?retry=${Date.now()}` : base + entry, location.href).href;
  registerRemotes([{ name: id, entry: address, type: 'module' }], { force: again });
  const module = await loadRemote<{ default?: unknown }>(`${id}/section`);
  if (isSection(module?.default)) return module.default;
  throw new Error(`The section "${id}" loaded, but it is not a section this site understands (${address}).`);
}

/** Has the browser fetch all files of a page at once, instead of one after the other as they name each other. */
export function hintPage({ base }: Section, { preload, styles }: Page): void {
  for (const file of preload) hint('modulepreload', base + file);
  for (const file of styles) hint('preload', base + file);
}

function hint(rel: 'modulepreload' | 'preload', href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
  if (rel === 'preload') link.as = 'style';
  document.head.append(link);
}
