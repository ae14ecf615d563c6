/** Made by the host's preset from the list of shared packages. */
declare module 'virtual:shared-packages' {
  const packages: Readonly<Record<string, unknown>>;
  export default packages;
}

/** The minified source of a script that stands in the document itself. */
declare module '*.js?inline-script' {
  const source: string;
  export default source;
}
