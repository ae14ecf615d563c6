import type { Page } from '@playwright/test';

/** As in @site/learning's memory/attempt.ts; what a spec looks at. */
interface StoredAttempt {
  /** `tests` for tests that a reader wrote; none for a solution. */
  mode?: string;
  files: Record<string, string>;
  startedAt: number;
}

/** The attempts that a page's database has, in the order of their beginning. */
export function storedAttempts(page: Page): Promise<StoredAttempt[]> {
  return page.evaluate(
    () =>
      new Promise<StoredAttempt[]>((resolve, reject) => {
        const opening = indexedDB.open('site');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('attempts').objectStore('attempts').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.sort((a, b) => a.startedAt - b.startedAt));
          };
        };
      }),
  );
}
