/** A `CacheStorage` in memory, for the platform of the unit tests, which has none. Paths are on one site. */
export class FakeCaches {
  #caches = new Map<string, FakeCache>();

  has = async (name: string) => this.#caches.has(name);
  delete = async (name: string) => this.#caches.delete(name);
  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  };
}

class FakeCache {
  #responses = new Map<string, Response>();

  match = async (path: string) => this.#responses.get(path)?.clone();
  put = async (path: string, response: Response) => void this.#responses.set(path, response);
  delete = async (path: string) => this.#responses.delete(path);
  keys = async () => [...this.#responses.keys()].map((path) => new Request(new URL(path, 'https://site.example')));
}
