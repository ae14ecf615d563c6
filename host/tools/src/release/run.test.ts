import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { withBuildLock } from './lock.ts';
import { Store } from './store.ts';

function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-run-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const module = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)));

/** Starts a script beside these tools in a process of its own. */
function start(script: string, env: Record<string, string>) {
  const file = join(temporaryFolder(), 'script.mts');
  writeFileSync(file, script);
  return spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    cwd: import.meta.dirname,
  });
}

it.skipIf(process.platform !== 'linux')(
  'a command that is killed takes the command along which it has started',
  async () => {
    const port = await freePort();
    const parent = start(`import { runSite } from ${module('run.ts')}; await runSite(['serve'], '.');`, {
      SITE_STORE: Store.create(temporaryFolder()).dir,
      PORT: String(port),
    });
    const childOf = () => readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim();
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 50_000 });
    const child = childOf();
    expect(child).toMatch(/^\d+$/);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(`/proc/${child}`)).toBe(false), { timeout: 20_000 });
  },
);

it('a command that exits while it writes a draft removes it', async () => {
  const store = temporaryFolder();
  const script = `import { writeFileSync } from 'node:fs';
    import { Store } from ${module('store.ts')};
    void Store.create(process.env.SITE_STORE).withDraft(async (draft) => {
      writeFileSync(draft + '/half', '');
      process.exit(1);
    });`;
  await once(start(script, { SITE_STORE: store }), 'exit');
  expect(readdirSync(join(store, 'drafts'))).toEqual([]);
});

it('two commands that build in one folder do it one after the other', async () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'dist'));
  const order: string[] = [];
  const build = (name: string) =>
    withBuildLock(dir, async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
    });
  await Promise.all([build('one'), build('two')]);
  expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(new Set(order).size).toBe(4);
});
