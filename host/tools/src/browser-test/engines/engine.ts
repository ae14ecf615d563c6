/** An element, as WebDriver refers to it. */
export type ElementReference = Record<string, string>;

/** What a page is asked to do: the commands of WebDriver that the checks need. */
export interface Commands {
  open: { url: string };
  /** Calls a function body with arguments; the answer is what it returns. */
  run: { script: string; args: unknown[] };
  click: { id: string };
  type: { id: string; text: string };
  press: { actions: object[] };
}

/** A browser that is driven by WebDriver. */
export interface Engine {
  send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]): Promise<unknown>;
  stop(): Promise<void>;
}
