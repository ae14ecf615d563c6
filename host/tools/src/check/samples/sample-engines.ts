import { NodePool } from './node-pool.ts';
import { SampleBrowser } from './sample-browser.ts';

/** What samples run with: started when the first sample needs it. */
export class SampleEngines {
  #node: NodePool | undefined;
  #browser: Promise<SampleBrowser> | undefined;

  get node(): NodePool {
    this.#node ??= new NodePool();
    return this.#node;
  }

  get browser(): Promise<SampleBrowser> {
    this.#browser ??= SampleBrowser.open();
    return this.#browser;
  }

  /** Ends whatever was started. */
  async close(): Promise<void> {
    this.#node?.close();
    await (await this.#browser)?.close();
  }
}
