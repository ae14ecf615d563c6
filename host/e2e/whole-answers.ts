import { parseRegistry } from '@site/sdk/contract';
import { expect, filesNamedIn } from '@site/tools/browser-test';

/** What identifies one version of the changed section. */
interface Versions {
  id: string;
  old: string;
  changed: string;
  /** Appears on the changed page, in the changed version only. */
  sentence: string;
}

/** Fetches addresses again and again, as a browser with a cache does, and makes sure that every answer is whole. */
export class Reader {
  #url: string;
  #versions: Versions;
  #kept = new Map<string, { etag: string; text: string }>();
  #texts = new Map<string, string>();
  #files = new Set<string>();
  #sequence = 0;
  /** How many answers were whole, and which versions they were of. */
  readonly answers = { count: 0, unchanged: 0, old: 0, changed: 0 };

  constructor(url: string, versions: Versions) {
    this.#url = url;
    this.#versions = versions;
  }

  /** @throws when an answer is missing, is an error, or mixes two versions */
  async read(path: string, encoding: 'br' | 'gzip' | 'identity'): Promise<void> {
    const text = await this.#fetch(path, encoding);
    this.answers.count++;
    if (path === '/registry.json') this.#checkRegistry(text);
    else await this.#checkPage(path, text);
  }

  async #fetch(path: string, encoding: string): Promise<string> {
    const key = `${path} ${encoding}`;
    const kept = this.#kept.get(key);
    const headers = { 'accept-encoding': encoding, ...(kept ? { 'if-none-match': kept.etag } : {}) };
    const response = await fetch(this.#url + path, { headers });
    if (kept && response.status === 304) {
      this.answers.unchanged++;
      return kept.text;
    }
    expect(response.status, key).toBe(200);
    const [etag, text] = [response.headers.get('etag') ?? '', await response.text()];
    expect(this.#texts.get(`${key} ${etag}`) ?? text, `${key}: one ETag, two contents`).toBe(text);
    this.#texts.set(`${key} ${etag}`, text);
    this.#kept.set(key, { etag, text });
    return text;
  }

  #checkRegistry(text: string): void {
    const { registry, problems } = parseRegistry(JSON.parse(text), '/registry.json');
    expect(problems).toEqual([]);
    this.#count(registry.sections.find((section) => section.id === this.#versions.id)?.version);
    const { sequence } = JSON.parse(text);
    expect(sequence).toBeGreaterThanOrEqual(this.#sequence);
    this.#sequence = sequence;
  }

  async #checkPage(path: string, html: string): Promise<void> {
    const data = html.match(
      /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>.*<\/body><\/html>$/s,
    )?.[1];
    expect(data, `${path} came whole, with its data`).toBeDefined();
    const { code } = JSON.parse(data ?? '{}');
    const files = filesNamedIn(html);
    for (const file of files.filter((one) => one.startsWith('/s/')))
      expect(file.startsWith(`/s/${code?.id}/files/`), file).toBe(true);
    const { old, changed, sentence } = this.#versions;
    const isShown = html.includes(`<p>${sentence}</p>`);
    if (path.toLowerCase() === '/usereduce') this.#count(isShown ? changed : old);
    else expect(isShown).toBe(false);
    await Promise.all(files.map((file) => this.#checkFile(file)));
  }

  async #checkFile(file: string): Promise<void> {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    const { status } = await fetch(this.#url + file, { method: 'HEAD' });
    expect(status, file).toBe(200);
  }

  #count(version: string | undefined): void {
    const { old, changed } = this.#versions;
    expect([old, changed]).toContain(version);
    this.answers[version === old ? 'old' : 'changed']++;
  }
}
