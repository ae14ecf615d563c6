import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Nginx } from '../../check/find-nginx.ts';
import { freePort } from '../../testing/free-port.ts';
import { hostDir } from '../../workspace.ts';
import type { Store } from '../store.ts';

export { findNginx, type Nginx } from '../../check/find-nginx.ts';

/** An nginx that serves a store until it is stopped. */
export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a store by nginx with a copy of `host/docs/nginx.conf` in which the store and the port are replaced.
 * @param modules whether the optional modules are used; without them, the copy is changed as its comments say
 * @throws Error with nginx's own message when it does not start
 */
export async function startNginx(nginx: Nginx, store: Store, { modules = true } = {}): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const site = readFileSync(join(hostDir, 'docs/nginx.conf'), 'utf8');
  writeFileSync(join(dir, 'site.conf'), adapt(modules ? site : withoutModules(site), store, port));
  writeFileSync(join(dir, 'nginx.conf'), mainConfig(nginx, dir, modules));
  const child = spawn(nginx.path, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function adapt(site: string, store: Store, port: number): string {
  const placed = replace(site, /(?<=\n *)set \$store [^;]+;/, `set $store "${store.dir}";`);
  return replace(replace(placed, /listen 80;/, `listen 127.0.0.1:${port};`), /\n *listen \[::\]:80;/, '');
}

function withoutModules(site: string): string {
  return replace(replace(site, /\n.*# \[brotli\](?=\n)/, ''), /\n.*# \[perl\]\n#/, '\n');
}

function replace(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`host/docs/nginx.conf holds nothing like ${pattern}.`);
  return text.replace(pattern, () => by);
}

/** The configuration around a site's file: Debian's, but in the foreground and with all output in one folder. */
function mainConfig({ configDir, modules }: Nginx, dir: string, withModules: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(withModules ? Object.values(modules).map((file) => `load_module ${file};`) : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${dir}/nginx.pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    `include ${configDir}/mime.types;`,
    'default_type application/octet-stream;',
    'sendfile on;',
    'gzip on;',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${dir}/${name};`),
    `include ${dir}/site.conf;`,
    '}',
    '',
  ].join('\n');
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await fetch(url).catch(() => null)) return;
    await wait(100);
  }
  throw new Error(`nginx did not start. Its output: ${said || 'nothing.'}`);
}
