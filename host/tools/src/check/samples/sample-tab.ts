import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { sampleOrigin } from './sample-document.ts';

const methods = ['log', 'info', 'debug', 'warning', 'error'];

/** Whether the sample wrote it, and not the browser. */
const isOwn = (message: ConsoleMessage) => methods.includes(message.type()) && message.args().length > 0;

/**
 * A tab of a browser, without a network, in which samples run one after another. A browser takes several times as long to
 * open one as to run a sample, so one that {@link tidy} has emptied is reused.
 */
export class SampleTab {
  #context: BrowserContext;
  #page: Page;
  #session: CDPSession;
  #document = '';

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
  }

  /**
   * Opens a tab.
   * @param script runs in every document before the sample does
   * @param modules what samples may import, by path
   */
  static async open(browser: Browser, script: string, modules: Map<string, string>): Promise<SampleTab> {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', colorScheme: 'light' });
    await context.addInitScript(script);
    const page = await context.newPage();
    const tab = new SampleTab(context, page, await context.newCDPSession(page));
    await context.route('**/*', (route) => {
      const { pathname, origin } = new URL(route.request().url());
      const module = modules.get(pathname);
      if (origin !== sampleOrigin) return route.abort();
      if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: tab.#document });
      if (module) return route.fulfill({ contentType: 'text/javascript', body: module });
      return route.fulfill({ status: 404, body: '' });
    });
    return tab;
  }

  /**
   * Shows a document, waits until it has nothing left to do, and uses it.
   * @throws Error for an error that nobody caught, or when the time limit is over; the tab must not be used after that
   */
  async run<Result>(
    document: string,
    timeLimit: number,
    use: (page: Page, printed: string[]) => Promise<Result>,
  ): Promise<Result> {
    this.#document = document;
    const printed: string[] = [];
    const page = this.#page;
    let timer: NodeJS.Timeout | undefined;
    page.on('console', (message) => isOwn(message) && printed.push(message.text()));
    const failure = new Promise<never>((_resolve, reject) => {
      page.on('pageerror', (error) => reject(new Error(`${error.name}: ${error.message}`)));
      timer = setTimeout(() => reject(new Error(`it ran longer than ${timeLimit / 1000} seconds`)), timeLimit);
    });
    const idle = page
      .goto(`${sampleOrigin}/`)
      .then(() => page.evaluate(`window[Symbol.for('sample')].whenIdle()`))
      .then(() => use(page, printed));
    try {
      return await Promise.race([idle, failure]);
    } finally {
      clearTimeout(timer);
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
    }
  }

  /**
   * Ends what a sample left: its document, further tabs, all it stored, its history.
   * @returns whether that succeeded; otherwise the tab is closed
   */
  async tidy(): Promise<boolean> {
    try {
      await this.#page.evaluate('sessionStorage.clear(); window.name = ""');
      await this.#page.goto('about:blank');
      for (const page of this.#context.pages()) if (page !== this.#page) await page.close();
      await this.#context.clearCookies();
      await this.#session.send('Storage.clearDataForOrigin', { origin: sampleOrigin, storageTypes: 'all' });
      await this.#session.send('Page.resetNavigationHistory');
      return true;
    } catch {
      await this.close();
      return false;
    }
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
