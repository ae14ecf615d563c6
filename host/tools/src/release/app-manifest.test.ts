import { expect, it } from 'vitest';
import { appManifestText } from './app-manifest.ts';
import type { HostManifest } from './host-manifest.ts';
import type { ReleasedHost } from './pages/released-host.ts';

/** A host whose folder holds these files. */
function hostWith(...files: string[]): ReleasedHost {
  const manifest: HostManifest = {
    ...{ contract: 3, version: '0123456789ab', commit: null, entry: 'assets/main.js', icon: 'assets/icon.svg' },
    ...{ preload: [], styles: [], pages: [], files: Object.fromEntries(files.map((file) => [file, ''])) },
  };
  const server = { renderDocument: async () => '', hostRoutes: [], inlineScripts: [], sharedPackages: {} };
  return { version: manifest.version, base: '/host/0123456789ab/', dir: '', manifest, server };
}

it('names the start of the site and its icons, in the folder of the host', () => {
  const manifest = JSON.parse(appManifestText(hostWith('public/icon-192.png', 'public/icon-512.png')));
  expect(manifest).toMatchObject({ name: 'Front-end Workbench', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons).toEqual([
    { src: '/host/0123456789ab/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/host/0123456789ab/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/host/0123456789ab/icon-512.png', sizes: '512x512', type: 'image/png' },
  ]);
});

it('names no icon that a host from before does not have', () => {
  expect(JSON.parse(appManifestText(hostWith())).icons).toHaveLength(1);
});
