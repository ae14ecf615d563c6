import { siteName } from '@site/sdk/site';
import type { ReleasedHost } from './pages/released-host.ts';

/** The icons of the installed site, in the host's folder; drawn from `icon.svg`. */
export const appIcons = [192, 512].map((size) => ({ size, file: `icon-${size}.png` }));

/** As in `icon.svg`. */
const color = '#0d1a1e';

/** The text of `site.webmanifest`: how a browser installs the site. Hosts from before have only an SVG icon. */
export function appManifestText({ base, manifest: { icon, files } }: ReleasedHost): string {
  const drawn = appIcons.filter(({ file }) => `public/${file}` in files);
  const icons = [
    { src: base + icon, sizes: 'any', type: 'image/svg+xml' },
    ...drawn.map(({ size, file }) => ({ src: base + file, sizes: `${size}x${size}`, type: 'image/png' })),
  ];
  const manifest = {
    ...{ name: siteName, short_name: 'Workbench', id: '/', start_url: '/', scope: '/' },
    ...{ display: 'standalone', theme_color: color, background_color: color, icons },
  };
  return `${JSON.stringify(manifest)}\n`;
}
