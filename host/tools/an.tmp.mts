import { join } from 'node:path';
import { build } from 'vite';
const dir = process.argv[2]!;
process.chdir(dir);
await build({ configFile: join(dir, 'vite.config.ts'), logLevel: 'error', build: { outDir: '/tmp/an-out', emptyOutDir: true }, plugins: [{ name: 'an', generateBundle(_o: any, bundle: any) {
  for (const c of Object.values(bundle) as any[]) { if (c.type !== 'chunk') continue;
    const mods = Object.entries(c.modules).map(([id, m]: any) => [m.renderedLength ?? m.code?.length ?? 0, id.replace(/.*\/(host|node_modules|remote-[a-z]+)\//, '$1/')]).sort((a: any, b: any) => b[0] - a[0]);
    console.log('##', c.fileName, c.code.length, c.isEntry);
    for (const [l, id] of mods.slice(0, 60)) if (l > 300) console.log('   ', l, id);
  } } }] });
