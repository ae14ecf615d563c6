import { type LibraryName, libraryAddress } from './runner-address.ts';

/** Fetches libraries for programs, as the scripts that `Program` has. @throws Error when one does not arrive */
export function fetchLibraries(...names: LibraryName[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const address = libraryAddress(name);
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      return response.text();
    }),
  );
}
