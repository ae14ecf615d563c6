interface Entry<Value> {
  readonly value: Value;
  /** When the value arrived, by the clock of the cache. */
  readonly time: number;
}

/**
 * Keeps the value of each key. An old value is still returned at once, while a new one is being loaded.
 * @param load gets a value over the network
 * @param ttl how many milliseconds a value is fresh
 * @param now the clock, in milliseconds
 * @returns a function that rejects only when there is no value and loading fails
 */
export function staleWhileRevalidate<Key, Value>(
  load: (key: Key) => Promise<Value>,
  ttl: number,
  now: () => number = Date.now,
): (key: Key) => Promise<Value> {
  const entries = new Map<Key, Entry<Value>>();
  const pending = new Map<Key, Promise<Value>>();

  async function loadEntry(key: Key): Promise<Value> {
    try {
      const value = await load(key);
      entries.set(key, { value, time: now() });
      return value;
    } finally {
      pending.delete(key);
    }
  }

  function refresh(key: Key): Promise<Value> {
    const known = pending.get(key);
    if (known) return known;
    // In a microtask: when load throws at once, its entry must not be deleted before it is set.
    const request = Promise.resolve().then(() => loadEntry(key));
    pending.set(key, request);
    return request;
  }

  return async (key) => {
    const entry = entries.get(key);
    if (!entry) return refresh(key);
    if (now() - entry.time >= ttl) refresh(key).catch(() => {});
    return entry.value;
  };
}
