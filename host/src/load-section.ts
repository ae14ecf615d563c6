import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isSection, type Section, type SectionModule } from '@site/sdk/contract';
import { PromiseCache } from './promise-cache.ts';

/**
 * Loads the code of sections. A success is kept, a failure is not: the next call tries again under a fresh address, because
 * browsers cache a failed module by its address.
 */
export class SectionLoader {
  #modules = new PromiseCache<SectionModule>();
  #failed = new Set<string>();

  /** @throws Error when the entry does not arrive, does not run, or is not a section */
  load(section: Section): Promise<SectionModule> {
    const loading = this.#modules.get(section.id, () => loadModule(section, this.#failed.has(section.id)));
    loading.catch(() => this.#failed.add(section.id));
    return loading;
  }

  /** Makes the next {@link load} start again; needed when a load neither succeeds nor fails. */
  forget(id: string): void {
    this.#modules.delete(id);
    this.#failed.add(id);
  }
}

async function loadModule({ id, base, entry }: Section, again: boolean): Promise<SectionModule> {
  const address = new URL(again ? `${base}${entry}?retry=${Date.now()}` : base + entry, location.href).href;
  registerRemotes([{ name: id, entry: address, type: 'module' }], { force: again });
  const module = await loadRemote<{ default?: unknown }>(`${id}/section`);
  if (isSection(module?.default)) return module.default;
  throw new Error(`The section "${id}" loaded, but it is not a section this site understands (${address}).`);
}
