import type { RunEvent } from '@site/learning/runner/protocol';
import type { Browser, Page } from 'playwright-core';
import type { RunnerFiles } from '../../vite/runner-files.ts';
import { sampleOrigin } from './sample-document.ts';

const page = `<!doctype html><html lang="en"><head><title>Sandbox</title><meta name="runner" content="/runner.html"></head><body></body></html>`;

/** What a tab is made of: the released sandbox, and the script of `in-page/sandbox.ts`. */
export interface SandboxParts {
  files: RunnerFiles;
  script: string;
}

/** A tab of a browser, without a network, that runs programs in the sandbox as a page of the site does, one after another. */
export class SandboxTab {
  #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a tab. */
  static async open(browser: Browser, { files, script }: SandboxParts): Promise<SandboxTab> {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', colorScheme: 'light' });
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = files[pathname.replace(/^\/runner/, '')];
      if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: page });
      if (file === undefined) return route.fulfill({ status: 404, body: '' });
      const contentType = pathname.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
      return route.fulfill({ contentType, body: file });
    });
    const opened = await context.newPage();
    await opened.goto(`${sampleOrigin}/`);
    await opened.evaluate(script);
    return new SandboxTab(opened);
  }

  /** Runs a program. @param libraries the names of those that it needs @returns its events, in order */
  run(sources: object, libraries: string[]): Promise<RunEvent[]> {
    return this.#page.evaluate(`runOnScreen(${JSON.stringify(sources)}, ${JSON.stringify(libraries)})`);
  }
}
