import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';

/** A server that speaks S3, on this machine alone, with all of its objects in memory. */
export interface RunningObjectStore {
  url: string;
  /** What programs of the SDK read from the environment. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Of later versions of the SDK than the pinned one. */
const noWarning = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];

/** Why there is no Ceph here, and what to install; null where there is one. */
export function missingCeph(): string | null {
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length === 0) return null;
  return `Releases to an object store are not tested here: ${missing.join(', ')} of Ceph is missing. To test them, install it (Debian, as root: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd).`;
}

/**
 * Starts Ceph's S3 gateway with one monitor and one object store in memory. It takes about ten seconds. A try can fail for reasons of the
 * moment: another program takes a port that was free, or a client asks a cluster that is about to be there.
 * @throws Error with the last lines of its output when no try starts it
 */
export async function startRadosgw(tries = 3): Promise<RunningObjectStore> {
  try {
    return await tryToStart();
  } catch (error) {
    if (tries === 1) throw error;
    return startRadosgw(tries - 1);
  }
}

async function tryToStart(): Promise<RunningObjectStore> {
  const dir = mkdtempSync(join(tmpdir(), 'site-ceph-'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  const config = join(dir, 'ceph.conf');
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(dir, name));
  writeFileSync(config, configText({ dir, fsid, monitor, gateway }));
  const children = new Set<ChildProcess>();
  let isEnding = false;
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  const stop = async () => {
    isEnding = true;
    process.off('exit', endAll);
    await Promise.all([...children].reverse().map(end));
    rmSync(dir, { recursive: true, force: true });
  };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, [...args, '-c', config], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      encoding: 'utf8',
    });
  /** Starts a daemon, and again when it ends: one that asks before it has been told which cluster this is gives up. */
  const start = (program: string, args: string[], restarts = 10) => {
    const child = spawn(program, ['-f', ...args, '-c', config], { stdio: 'ignore' });
    children.add(child);
    child.once('exit', () => {
      if (isEnding || restarts === 0) return;
      children.delete(child);
      start(program, args, restarts - 1);
    });
  };
  try {
    const map = join(dir, 'monmap');
    execFileSync('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, map], {
      stdio: 'ignore',
    });
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', ['-i', 'a']);
    const uuid = randomUUID();
    run('ceph', 'osd', 'new', uuid, '0');
    run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', uuid);
    start('ceph-osd', ['-i', '0']);
    start('radosgw', ['-n', 'client.rgw']);
    const url = `http://127.0.0.1:${gateway}`;
    await answering(url, children, join(dir, 'log'));
    const keys = { AWS_ACCESS_KEY_ID: 'releaser', AWS_SECRET_ACCESS_KEY: randomUUID() };
    const user = [
      '--uid=site',
      '--display-name=site',
      `--access-key=${keys.AWS_ACCESS_KEY_ID}`,
      `--secret-key=${keys.AWS_SECRET_ACCESS_KEY}`,
    ];
    run('radosgw-admin', 'user', 'create', '-n', 'client.rgw', ...user);
    return { url, env: { ...keys, AWS_ENDPOINT_URL_S3: url, AWS_REGION: 'us-east-1', ...noWarning }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nothing of it is on the network of the machine, and nobody has to log in within the cluster. */
function configText({
  dir,
  fsid,
  monitor,
  gateway,
}: {
  dir: string;
  fsid: string;
  monitor: number;
  gateway: number;
}): string {
  return `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${monitor}]
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
run dir = ${join(dir, 'run')}
admin socket =
log file = ${join(dir, 'log')}
mon cluster log file =
[mon.a]
mon data = ${join(dir, 'mon')}
mon allow pool size one = true
mon max pg per osd = 1000
[osd.0]
osd data = ${join(dir, 'osd')}
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw data = ${join(dir, 'rgw')}
rgw run sync thread = false
rgw dynamic resharding = false
rgw rados pool pg num min = 1
`;
}

async function answering(url: string, children: ReadonlySet<ChildProcess>, log: string): Promise<void> {
  for (let tries = 0; tries < 600 && [...children].every(({ exitCode }) => exitCode === null); tries++) {
    if (await fetch(url).catch(() => null)) return;
    await wait(100);
  }
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10) : [];
  throw new Error(`Ceph did not start. Its last words: ${lines.join('\n') || 'none.'}`);
}

/** All of it is in memory or in a folder that is removed, so nothing has to be saved. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
}

/**
 * Makes a bucket whose objects everybody may read, on the server that the environment names.
 * @returns its address
 */
export async function createBucket(name: string): Promise<string> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({ region: 'us-east-1', forcePathStyle: true });
  await client.send(new sdk.CreateBucketCommand({ Bucket: name }));
  const statement = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${name}/*` };
  const policy = { Version: '2012-10-17', Statement: [statement] };
  await client.send(new sdk.PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }));
  return `s3://${name}`;
}
