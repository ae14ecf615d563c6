import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
 * Finds nginx with its brotli and perl modules.
 * @throws Error saying what to install, where it is missing
 */
export function findNginx(): Nginx {
  const nginx = installed();
  if (nginx) return nginx;
  throw new Error(
    `host/docs/nginx.conf is not tested here: nginx with its brotli and perl modules is missing. To test it, install them (Debian, as root: apt-get install ${packages.join(' ')}).`,
  );
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
