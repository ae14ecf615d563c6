/** Keys that readers' browsers have held since the first edition. */
const withoutPrefix = ['tasks', 'question-shortcuts'];

/** The browser's storage keys that source code names: in a call, in an entry of the reader's data, or as a constant `…key`. */
export function storageKeysOf(source: string): string[] {
  if (!/\b(?:local|session)Storage\b|useLocalStorage|StoredValue/.test(source)) return [];
  const pattern =
    /\b(?:(?:local|session)Storage\.\w+Item\(|useLocalStorage(?:<[^>]*>)?\(|const \w*key\s*=|\bkey:)\s*['"]([^'"]+)['"]/gi;
  return [...new Set([...source.matchAll(pattern)].map(([, key = '']) => key))];
}

/**
 * What is wrong with the storage keys of some files: all sections share one storage.
 * @param sources by path in the repository, with forward slashes
 */
export function storageKeyProblems(sources: Record<string, string>): string[] {
  const owners = new Map<string, string>();
  return Object.entries(sources).flatMap(([file, source]) => {
    const owner = file.split('/')[0] ?? '';
    return storageKeysOf(source).flatMap((key) => {
      const other = owners.get(key) ?? owner;
      owners.set(key, other);
      if (other !== owner) return [`${file} uses the storage key "${key}", which ${other} uses too. Take another one.`];
      if (key.includes(':') || withoutPrefix.includes(key)) return [];
      return [`${file}: the storage key "${key}" does not name its owner. Begin it with a name and a colon.`];
    });
  });
}
