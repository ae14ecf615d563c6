import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bundleForPage } from '../../check/samples/bundle-for-page.ts';
import type { ElementReference, Engine } from './engine.ts';

/** Keys that print nothing, as WebDriver names them. */
const keys = { Control: '\uE009', Delete: '\uE017', Enter: '\uE007' };

/** How long anything may take, in milliseconds: without a graphics card, and beside other tests. */
const timeout = 45_000;

let script: Promise<string> | undefined;

/** Reads and uses a site in an engine, as the specs do in Chromium by Playwright. */
export class Reader {
  #engine: Engine;
  #url: string;

  /** @param url of the site */
  constructor(engine: Engine, url: string) {
    this.#engine = engine;
    this.#url = url;
  }

  /** Loads an address, and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    await this.#engine.send('open', { url: this.#url + address });
    await expect.poll(() => this.run(isHydrated), { message: `${address} is hydrated`, timeout }).toBe(true);
  }

  /** Calls a function body in the page. @returns what it returns */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#engine.send('run', { script, args });
  }

  /** Waits until an element shows a text. @param selector of the element */
  async sees(selector: string, text: string | RegExp): Promise<void> {
    const shown = () => this.run('return document.querySelector(arguments[0])?.innerText ?? ""', selector);
    await expect.poll(shown, { timeout }).toMatch(text);
  }

  /** Waits until there is an element with this role and exactly this name. */
  async find(role: string, name: string): Promise<string> {
    script ??= bundleForPage(join(import.meta.dirname, '../in-page/find-by-role.ts'));
    if (!(await this.run('return "findByRole" in window'))) await this.run(await script);
    let found: ElementReference = {};
    const isThere = async () => {
      // What is found may be replaced before it arrives here.
      const answer = await this.run('return window.findByRole(...arguments)', role, name).catch(() => null);
      found = (answer ?? {}) as ElementReference;
      return Object.keys(found).length > 0;
    };
    await expect.poll(isThere, { message: `there is the ${role} "${name}"`, timeout }).toBe(true);
    const [id = ''] = Object.values(found);
    return id;
  }

  async click(role: string, name: string): Promise<void> {
    await this.#engine.send('click', { id: await this.find(role, name) });
  }

  /** A click could miss what moves while a page is loading. */
  async focus(role: string, name: string): Promise<void> {
    await this.find(role, name);
    await this.run('window.findByRole(...arguments)?.focus()', role, name);
  }

  /** Replaces what a text box has at once. */
  async insert(name: string, text: string): Promise<void> {
    await this.focus('textbox', name);
    await this.#press(keys.Control, 'a');
    await this.run('document.execCommand("insertText", false, arguments[0])', text);
  }

  /** Replaces what a text box has, key by key. */
  async write(name: string, text: string): Promise<void> {
    await this.focus('textbox', name);
    await this.#press(keys.Control, 'a');
    await this.#press(keys.Delete);
    const id = await this.find('textbox', name);
    // WebKit takes no line break for a key.
    await this.#engine.send('type', { id, text: text.replaceAll('\n', keys.Enter) });
  }

  /** What went wrong in the pages so far. */
  async complaints(): Promise<unknown> {
    return JSON.parse(String(await this.run('return sessionStorage.getItem("test:complaints") ?? "[]"')));
  }

  /** Presses keys together. */
  async #press(...together: string[]): Promise<void> {
    const down = together.map((value) => ({ type: 'keyDown', value }));
    const up = together.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#engine.send('press', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  }
}

const isHydrated = `return performance.getEntriesByName('hydrated main').length > 0
  && document.querySelector('main').getAttribute('aria-busy') === 'false'`;
