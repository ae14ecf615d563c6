import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HostServer } from '@site/sdk/contract';
import { type HostManifest, parseHostManifest } from '../host-manifest.ts';
import { readJson } from '../read-json.ts';
import type { Store } from '../store.ts';

// Required, not imported: the loader that runs these tools would transform the megabyte of it at every call.
const require = createRequire(import.meta.url);

/** A version of the host in a store: its manifest and its server build. */
export interface ReleasedHost {
  version: string;
  /** Where its files for the browser are, as an address and as a folder. */
  base: string;
  dir: string;
  manifest: HostManifest;
  server: HostServer;
}

/** Reads a released version of the host. @throws Error when a file of it is missing or damaged */
export function readHost(store: Store, version: string): ReleasedHost {
  const dir = store.hostPrivateDir(version);
  const path = join(dir, 'host.json');
  const manifest = parseHostManifest(readJson(path), path);
  const file = join(dir, 'entry-server.cjs');
  return { version, base: `/host/${version}/`, dir: store.hostDir(version), manifest, server: requireHostServer(file) };
}

/** Loads the host's server build. @throws Error when the file is not one */
export function requireHostServer(file: string): HostServer {
  const server: unknown = require(file);
  if (isHostServer(server)) return server;
  throw new Error(`${file} is not the server build of a host. Build the host again.`);
}

function isHostServer(value: unknown): value is HostServer {
  const exported = Object(value);
  return typeof exported.renderDocument === 'function' && Array.isArray(exported.hostRoutes);
}
