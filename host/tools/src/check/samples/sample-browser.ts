import { join } from 'node:path';
import type { LibraryName, Program, RunEvent } from '@site/learning/runner/protocol';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Sample } from '../../content/markdown/samples.ts';
import { runnerFiles } from '../../vite/runner-files.ts';
import { findBrowser } from '../find-browser.ts';
import { buildReact } from './browser-react.ts';
import { bundleForPage } from './bundle-for-page.ts';
import { htmlDocument, sampleDocument } from './sample-document.ts';
import { SampleTab } from './sample-tab.ts';
import { type SandboxParts, SandboxTab } from './sandbox-tab.ts';

const inPage = (name: string) => join(import.meta.dirname, 'in-page', name);

/** One Chromium for all samples; each of them has a tab for itself while it runs. */
export class SampleBrowser {
  #browser: Browser;
  #script: string;
  #modules: Map<string, string>;
  #idle: SampleTab[] = [];
  /** Vitest's `expect` as a script, once a test has requested it. */
  #expect: Promise<string> | undefined;
  /** What the sandbox is made of, once a program has requested it; and the tabs that run none at the moment. */
  #sandbox: Promise<SandboxParts> | undefined;
  #idleSandboxes: SandboxTab[] = [];
  readonly version: string;

  private constructor(browser: Browser, script: string, modules: Map<string, string>) {
    this.#browser = browser;
    this.#script = script;
    this.#modules = modules;
    this.version = `Chromium ${browser.version().split('.')[0]}`;
  }

  /** Starts the browser. @throws Error when there is none */
  static async open(): Promise<SampleBrowser> {
    const [browser, script, modules] = await Promise.all([
      chromium.launch({
        executablePath: findBrowser(),
        args: ['--host-resolver-rules=MAP * ~NOTFOUND', '--disable-gpu', '--disable-background-networking'],
        // Ending this process ends all of it; the browser exits when its pipe closes.
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
      bundleForPage(inPage('sample.ts')),
      buildReact(),
    ]);
    return new SampleBrowser(browser, script, modules);
  }

  /**
   * Runs a sample in an empty page, or as the page if it is HTML.
   * @param script the sample as `compileSample` made it
   * @returns what it wrote to the console
   * @throws Error for an error that nobody caught, or a sample that does not end in time
   */
  async run(sample: Pick<Sample, 'language' | 'mode'>, script: string, timeLimit: number): Promise<string> {
    return this.#inPage(sampleDocument(sample, script), timeLimit, async (_page, printed) => printed.join('\n'));
  }

  /**
   * Runs a test in a page of HTML.
   * @param test statements which may use Vitest's `expect` and `await`
   * @throws Error saying what the test found
   */
  async test(html: string, test: string, timeLimit: number): Promise<void> {
    await this.#inPage(htmlDocument(html), timeLimit, async (page) => {
      this.#expect ??= bundleForPage(inPage('expect.ts'));
      await page.evaluate(await this.#expect);
      await page.evaluate(`(async () => {\n${test}\n})()`);
    });
  }

  /** Runs a program on a screen of the sandbox. @param libraries the names of those that it needs @returns its events, in order */
  async runInSandbox(
    sources: Pick<Program, 'files' | 'entry' | 'only'>,
    libraries: LibraryName[],
  ): Promise<RunEvent[]> {
    this.#sandbox ??= buildSandbox();
    const tab = this.#idleSandboxes.pop() ?? (await SandboxTab.open(this.#browser, await this.#sandbox));
    const events = await tab.run(sources, libraries);
    this.#idleSandboxes.push(tab);
    return events;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #inPage<Result>(
    document: string,
    timeLimit: number,
    use: (page: Page, printed: string[]) => Promise<Result>,
  ): Promise<Result> {
    const tab = this.#idle.pop() ?? (await SampleTab.open(this.#browser, this.#script, this.#modules));
    try {
      const result = await tab.run(document, timeLimit, use);
      if (await tab.tidy()) this.#idle.push(tab);
      return result;
    } catch (error) {
      await tab.close();
      throw error;
    }
  }
}

async function buildSandbox(): Promise<SandboxParts> {
  const [files, script] = await Promise.all([runnerFiles(), bundleForPage(inPage('sandbox.ts'))]);
  return { files, script };
}
