/** The program that a library runs in; the runtime of the sandbox provides it. */
declare module 'site:program' {
  /** Source by file name. */
  export const files: Readonly<Record<string, string>>;
  /** Runs a file, such as `./solution`, once. @returns its exports @throws what the file throws */
  export function load(name: string): unknown;
}
