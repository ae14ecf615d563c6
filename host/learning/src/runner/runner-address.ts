import type { LibraryName } from './protocol.ts';

/** The name of the `<meta>` element with the address of the sandbox's document, which is released with the host. */
export const runnerMeta = 'runner';

/** The address of a library for programs, which is released beside the sandbox's document. @throws like {@link runnerAddress} */
export function libraryAddress(name: LibraryName): string {
  return addressBeside(`.${name}.js`);
}

/** The address of QuickJS as WebAssembly, which the library `stepper` needs. @throws like {@link runnerAddress} */
export function wasmAddress(): string {
  return addressBeside('.quickjs.wasm');
}

/** The address of the type checker, a script for a worker. @throws like {@link runnerAddress} */
export function typeCheckerAddress(): string {
  return addressBeside('.types.js');
}

function addressBeside(end: string): string {
  return runnerAddress().replace(/\.html$/, end);
}

/** @throws Error when the document names no sandbox: it is of a host that is older than the sandbox */
export function runnerAddress(): string {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${runnerMeta}"]`)?.content;
  if (address) return address;
  throw new Error('This page has no sandbox to run code in. Reload it.');
}
