import { type Browser, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import type { Sample } from '../content/samples.ts';
import { buildReact } from './browser-react.ts';
import { findBrowser } from './find-browser.ts';
import { htmlDocument, sampleDocument, sampleOrigin } from './sample-document.ts';
import { scriptOf } from './script-of.ts';

const methods = ['log', 'info', 'debug', 'warning', 'error'];

/** Whether the sample wrote it, and not the browser. */
const isOwn = (message: ConsoleMessage) => methods.includes(message.type()) && message.args().length > 0;

/** One Chromium for all samples; each of them gets a context of its own, and no network. */
export class SampleBrowser {
  #browser: Browser;
  #script: string;
  #modules: Map<string, string>;
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
        // Whoever ends this process ends all of it; the browser goes with its pipe.
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
      scriptOf('sample-page.ts'),
      buildReact(),
    ]);
    return new SampleBrowser(browser, script, modules);
  }

  /**
   * Runs a sample in an empty page, or as the page it is.
   * @param script the sample as `compileSample` made it
   * @returns what it wrote to the console
   * @throws Error for an error that nobody caught, or a sample that does not end in time
   */
  async run(sample: Pick<Sample, 'language' | 'mode'>, script: string, timeLimit: number): Promise<string> {
    return this.#inPage(sampleDocument(sample, script), timeLimit, async (_page, printed) => printed.join('\n'));
  }

  /**
   * Runs a test in a page of HTML.
   * @param test statements which may use `expect` and `await`
   * @throws Error saying what the test found
   */
  async test(html: string, test: string, timeLimit: number): Promise<void> {
    await this.#inPage(htmlDocument(html), timeLimit, async (page) => {
      await page.evaluate(await scriptOf('page-expect.ts'));
      await page.evaluate(`(async () => {\n${test}\n})()`);
    });
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #inPage<Result>(
    document: string,
    timeLimit: number,
    use: (page: Page, printed: string[]) => Promise<Result>,
  ): Promise<Result> {
    const context = await this.#browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', colorScheme: 'light' });
    let timer: NodeJS.Timeout | undefined;
    try {
      await context.addInitScript(this.#script);
      await context.route('**/*', (route) => {
        const { pathname, origin } = new URL(route.request().url());
        const script = this.#modules.get(pathname);
        if (origin !== sampleOrigin) return route.abort();
        if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document });
        if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
        return route.fulfill({ status: 404, body: '' });
      });
      const page = await context.newPage();
      const printed: string[] = [];
      page.on('console', (message) => isOwn(message) && printed.push(message.text()));
      const failure = new Promise<never>((_resolve, reject) => {
        page.on('pageerror', (error) => reject(new Error(`${error.name}: ${error.message}`)));
        timer = setTimeout(() => reject(new Error(`it ran longer than ${timeLimit / 1000} seconds`)), timeLimit);
      });
      const idle = page
        .goto(`${sampleOrigin}/`)
        .then(() => page.evaluate(`window[Symbol.for('sample')].whenIdle()`))
        .then(() => use(page, printed));
      return await Promise.race([idle, failure]);
    } finally {
      clearTimeout(timer);
      await context.close();
    }
  }
}
