import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { hostDir } from '../workspace.ts';

/** Occupies a free port until the test is over. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

it('reports that its port is taken and what to do, and ends, so that its companions are stopped too', async () => {
  const port = await takenPort();
  const config = `export default { root: import.meta.dirname, server: { port: ${port}, strictPort: true } };`;
  const cwd = tempDir({ 'package.json': '{ "type": "module" }', 'vite.config.ts': config });
  const site = join(hostDir, 'tools/bin/site.mjs');
  const ended = promisify(execFile)(process.execPath, [site, 'dev-server'], { cwd, timeout: 30_000 });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    killed: false,
    stderr: expect.stringMatching(
      new RegExp(`^Port ${port} is taken by another program, .*Stop that one and start again: `, 'm'),
    ),
  });
});
