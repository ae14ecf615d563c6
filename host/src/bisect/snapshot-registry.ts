import { contractVersion, type Registry, type Section } from '@site/sdk/contract';
import { SiteRegistry } from '../registry.ts';

/** The registry of a tab that shows the sections as they were once. Nothing of it comes from what is live. */
export class SnapshotRegistry extends SiteRegistry {
  readonly #registry: Registry;

  constructor(sections: Section[]) {
    super(sections);
    this.#registry = { contract: contractVersion, sections };
    for (const section of sections) this.pin(section);
  }

  override async live(): Promise<Registry> {
    return this.#registry;
  }
}
