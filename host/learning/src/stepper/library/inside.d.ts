/** What the runtime of the sandbox has for libraries. */
declare module 'site:page' {
  /** What the page has sent with the program. */
  export const wasm: ArrayBuffer | undefined;
  /** Sends a value to the page, which can be cloned. */
  export function report(value: unknown): void;
  /** Makes the program's end wait for something more than its timers. */
  export function beforeEnd(wait: () => Promise<void>): void;
}

declare module 'site:program' {
  /** The JavaScript of a file, without types; lines stay where they are. @throws for code that is not valid */
  export function compiled(file: string): string;
}

/** The script of `inside/main.ts`, as a CommonJS module; the build makes it. */
declare module 'site:inside' {
  const code: string;
  export default code;
}
