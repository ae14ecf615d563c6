import { registryAddress } from '@site/sdk/site';
import { workerAddress } from './addresses.ts';
import { fetchFile, type KeepingProgress } from './keep-files.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { createKept, keepingLock, removeKept } from './kept-cache.ts';
import { loadSandbox } from './load-sandbox.ts';
import { parseSnapshot } from './snapshot.ts';

/** Whether this browser can keep pages: over HTTPS or on this machine, and not in every private window. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;
}

/**
 * Begins to keep pages: the site itself at once, each page when it is visited.
 * @throws Error when it cannot; nothing is kept then
 */
export async function startKeeping(onProgress: (progress: KeepingProgress) => void): Promise<void> {
  try {
    await navigator.locks.request(keepingLock, async () => {
      const registry = await fetchFile(registryAddress, { cache: 'no-cache' });
      await keepSnapshot(await createKept(), parseSnapshot(await registry.text()), onProgress);
    });
    await navigator.serviceWorker.register(workerAddress);
    await navigator.serviceWorker.ready;
    await loadSandbox();
  } catch (error) {
    await stopKeeping();
    throw error;
  }
}

/** Removes everything that is kept, and the worker. */
export async function stopKeeping(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await removeKept();
}
