/** The name of the `<meta>` element with the address of the sandbox's document, which is released with the host. */
export const runnerMeta = 'runner';

/** @throws Error when the document names no sandbox: it is of a host that is older than the sandbox */
export function runnerAddress(): string {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${runnerMeta}"]`)?.content;
  if (address) return address;
  throw new Error('This page has no sandbox to run code in. Reload it.');
}
