import { rolldown } from 'rolldown';

/**
 * Bundles a file, with the packages it imports, as one script for a page.
 * @param path a file of a folder `in-page`
 */
export async function bundleForPage(path: string): Promise<string> {
  const build = await rolldown({
    input: path,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format: 'iife' });
    return output[0].code;
  } finally {
    await build.close();
  }
}
