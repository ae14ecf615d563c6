import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';

/** An nginx in front of another server, which keeps what may be kept, as a CDN does. */
export interface RunningCdn {
  url: string;
  stop: () => Promise<void>;
}

/** Whether there is an nginx on this machine; it needs no modules. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: environment }).status === 0;
}

const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/**
 * Starts nginx as a CDN.
 * @param origin the server that it asks
 * @param errorPage the path of the page that answers what is missing there
 */
export async function startCdn(origin: string, errorPage?: string): Promise<RunningCdn> {
  const dir = mkdtempSync(join(tmpdir(), 'site-cdn-'));
  const port = await freePort();
  mkdirSync(join(dir, 'cache'));
  writeFileSync(join(dir, 'nginx.conf'), configText({ dir, port, origin, errorPage }));
  const args = ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

function configText({
  dir,
  port,
  origin,
  errorPage,
}: {
  dir: string;
  port: number;
  origin: string;
  errorPage: string | undefined;
}): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  proxy_cache_path ${dir}/cache keys_zone=site:10m;
  server {
    listen 127.0.0.1:${port};
    location = / { proxy_pass ${origin}/${errorPage ? 'index.html' : ''}; }
    location / {
      proxy_pass ${origin}${errorPage ? '$request_uri' : ''};
      proxy_http_version 1.1;
      proxy_cache site;
      proxy_cache_lock on;
      proxy_set_header Accept-Encoding $http_accept_encoding;
      add_header X-Cache $upstream_cache_status always;
      ${errorPage ? `proxy_intercept_errors on;\n      error_page 403 404 =404 @missing;` : ''}
    }
    ${errorPage ? `location @missing { rewrite ^ ${errorPage} break; proxy_pass ${new URL(origin).origin}; }` : ''}
  }
}
`;
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await fetch(url).catch(() => null)) return;
    await wait(50);
  }
  throw new Error('nginx did not start as a CDN.');
}
