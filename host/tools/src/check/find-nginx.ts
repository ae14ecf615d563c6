import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** An nginx that can run `host/docs/nginx.conf`. */
export interface Nginx {
  /** The program. */
  path: string;
  /** The folder with `mime.types`. */
  configDir: string;
  /** The files of the modules that the configuration uses. */
  modules: { brotli: string; perl: string };
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-perl'];

/**
 * Finds nginx with its brotli and perl modules, and installs Debian's packages as root where it is missing.
 * @throws Error saying what to do, when it cannot be had
 */
export function findNginx(): Nginx {
  return installed() ?? fromDebian() ?? none();
}

function installed(): Nginx | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const path = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (!path) return undefined;
  const { stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' });
  const option = (name: string) => stderr?.match(new RegExp(` --${name}=(\\S+)`))?.[1] ?? '';
  const module = (name: string) => join(option('modules-path'), `ngx_http_${name}_module.so`);
  const modules = { brotli: module('brotli_static'), perl: module('perl') };
  const configDir = dirname(option('conf-path'));
  const needed = [modules.brotli, modules.perl, join(configDir, 'mime.types')];
  return needed.every((file) => existsSync(file)) ? { path, configDir, modules } : undefined;
}

/** Debian starts a server as soon as it is installed, on port 80; `policy-rc.d` is its way to be asked not to. */
function fromDebian(): Nginx | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No nginx with its brotli and perl modules here; installing Debian’s packages…');
  const policy = '/usr/sbin/policy-rc.d';
  const startsServices = !existsSync(policy);
  if (startsServices) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (startsServices) rmSync(policy);
  return installed();
}

function aptGet(...args: string[]): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 150_000 });
  } catch (error) {
    console.log(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

function none(): never {
  throw new Error(
    `host/docs/nginx.conf cannot be tested here: nginx with its brotli and perl modules could not be found or installed. To test it, install them (Debian, as root: apt-get install ${packages.join(' ')}).`,
  );
}
