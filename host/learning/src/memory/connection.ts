import { type Database, openDatabase } from './database.ts';

/**
 * A connection to the reader's database that stays open between uses, so that a save while the reader leaves the page starts at once.
 * It is closed when a newer version of the site needs the database for an upgrade, or the browser ends it; the next use opens it
 * again.
 */
export class Connection {
  #opened: Promise<Database> | null = null;

  /** @throws DOMException where the browser keeps nothing, or what the work throws */
  async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    this.#opened ??= openDatabase(() => this.close());
    try {
      return await work(await this.#opened);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    const opened = this.#opened;
    this.#opened = null;
    opened?.then(
      (database) => database.close(),
      () => {}, // It was reported to whoever used it.
    );
  }
}
