/** The script of `inside/main.ts`, as a CommonJS module; the build makes it. */
declare module 'site:inside' {
  const code: string;
  export default code;
}
