import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isSection, type SectionModule } from '@site/sdk/contract';
import { PromiseCache } from './promise-cache.ts';

/**
 * Loads the code of sections. A success is kept, a failure is not: the next call tries again under a fresh address, because
 * browsers cache a failed module by its address.
 */
export class SectionLoader {
  #modules = new PromiseCache<SectionModule>();
  #entries = new Map<string, string>();
  #failed = new Set<string>();

  /**
   * @param entry the address of the section's entry; another one than before, of another version, takes its place
   * @throws Error when the entry does not arrive, does not run, or is not a section
   */
  load(id: string, entry: string): Promise<SectionModule> {
    const before = this.#entries.get(id) ?? entry;
    if (before !== entry) this.#modules.delete(id);
    this.#entries.set(id, entry);
    const loading = this.#modules.get(id, () => {
      const address = this.#failed.has(id) ? `${entry}?retry=${Date.now()}` : entry;
      return loadModule(id, address, { force: this.#failed.has(id) || before !== entry });
    });
    loading.catch(() => this.#failed.add(id));
    return loading;
  }

  /** Makes the next {@link load} start again; needed when a load neither succeeds nor fails. */
  forget(id: string): void {
    this.#modules.delete(id);
    this.#failed.add(id);
  }
}

async function loadModule(id: string, entry: string, { force }: { force: boolean }): Promise<SectionModule> {
  const address = new URL(entry, location.href).href;
  registerRemotes([{ name: id, entry: address, type: 'module' }], { force });
  const module = await loadRemote<{ default?: unknown }>(`${id}/section`);
  if (isSection(module?.default)) return module.default;
  throw new Error(`The section "${id}" loaded, but it is not a section this site understands (${address}).`);
}
