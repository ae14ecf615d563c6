import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { bundleScript } from './bundle-script.ts';
import { withoutUnused } from './unused-modules.ts';

it('stops the build when a package no longer has one of the modules', async () => {
  const dir = tempDir({ 'main.js': "console.log('no sucrase');" });
  const build = bundleScript(`${dir}/main.js`, withoutUnused());
  await expect(build).rejects.toThrow(
    /The sandbox no longer imports sucrase\/dist\/esm\/computeSourceMap\.js, .*See what replaced it, and change .*unused-modules\.ts/,
  );
});
