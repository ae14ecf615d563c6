import type { LibraryName } from './protocol.ts';
import { libraryAddress, wasmAddress } from './runner-address.ts';

/** Fetches libraries for programs, as the scripts that `Program` has. @throws Error when one does not arrive */
export function fetchLibraries(...names: LibraryName[]): Promise<string[]> {
  return Promise.all(names.map(async (name) => (await fetched(libraryAddress(name))).text()));
}

/** Fetches QuickJS for programs, as the `wasm` that `Program` has. @throws Error when it does not arrive */
export async function fetchWasm(): Promise<ArrayBuffer> {
  return (await fetched(wasmAddress())).arrayBuffer();
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}
