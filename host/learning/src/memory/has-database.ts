/** The name in database.ts, which this module does not import: it is loaded where nothing may be stored yet. */
const databaseName = 'site';

/** Whether the reader may have stored anything, so that other readers do not load the code that reads it. Never throws. */
export async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
