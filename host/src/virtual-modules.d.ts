/** Made by the host's preset from the list of shared packages. */
declare module 'virtual:shared-packages' {
  const packages: Readonly<Record<string, unknown>>;
  export default packages;
}
