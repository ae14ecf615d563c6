import type { DemoFiles } from './find-demos.ts';

/** The demos of a page until they are placed. A file of `parts/` is shown once, by the first demo that imports it. */
export class WaitingDemos {
  #demos: Map<string, DemoFiles>;
  #shown = new Set<string>();

  constructor(demos: DemoFiles[]) {
    this.#demos = new Map(demos.map((demo) => [demo.name, demo]));
  }

  /** Returns a demo to place; `undefined` if there is none of that name or it is already placed. */
  take(name: string): DemoFiles | undefined {
    const demo = this.#demos.get(name);
    this.#demos.delete(name);
    return demo && this.#withNewParts(demo);
  }

  /** Returns all that are not placed yet. */
  takeRest(): DemoFiles[] {
    return [...this.#demos.keys()].flatMap((name) => this.take(name) ?? []);
  }

  /** An application shows all of its files. */
  #withNewParts(demo: DemoFiles): DemoFiles {
    const parts = demo.parts.filter((file) => demo.name === 'App' || !this.#shown.has(file));
    for (const file of parts) if (file.startsWith('parts/')) this.#shown.add(file);
    return { ...demo, parts };
  }
}
