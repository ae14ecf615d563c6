import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readPageHeads } from '../content/read-section.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { readSections } from '../workspace.ts';
import { developmentRegistry, hotSectionsVariable } from './development-registry.ts';

it('leads an alias in any letter case to its page', async () => {
  const sections = readSections();
  vi.stubEnv(hotSectionsVariable, sections.map(({ id }) => id).join());
  vi.stubEnv('SITE_STORE', tempDir({}));
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = tempDir({ 'index.html': 'The host' });
  const server = await createServer({ configFile: false, root, logLevel: 'error', plugins: [developmentRegistry()] });
  onTestFinished(() => server.close());
  await server.listen(0);
  const url = server.resolvedUrls?.local[0];
  const page = sections.flatMap(({ dir }) => readPageHeads(dir)).find(({ aliases }) => aliases.length > 0);
  const ask = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });

  const { status, headers } = await ask(`${page?.aliases[0]?.slice(1).toUpperCase()}/?from=here`);
  expect([status, headers.get('location')]).toEqual([307, `${page?.address}?from=here`]);
  expect(await (await ask('Nothing')).text()).toContain('The host');
});
