// What the runtime of the sandbox has for libraries to import.

/** The page that has sent the program. */
declare module 'site:page' {
  /** What it has sent with the program. */
  export const wasm: ArrayBuffer | undefined;
  /** Sends it a value, which can be cloned. */
  export function report(value: unknown): void;
  /** Ends the program, which would never end. @param problem what it does: a message for the reader */
  export function endless(problem: string): void;
  /** Leaves the limit of loops to the library for a moment: an update has led to the next one. */
  export function linked(): void;
  /** Makes the end of the program wait for something more than its timers. */
  export function beforeEnd(wait: () => Promise<void>): void;
}

/** The program that a library runs in. */
declare module 'site:program' {
  /** Source by file name. */
  export const files: Readonly<Record<string, string>>;
  /** Runs a file, such as `./solution`, once. @returns its exports @throws what the file throws */
  export function load(name: string): unknown;
  /** The JavaScript of a file, without types; lines stay where they are. @throws for code that is not valid */
  export function compiled(file: string): string;
}
