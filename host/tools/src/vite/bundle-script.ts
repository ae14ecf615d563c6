import { rolldown } from 'rolldown';

/** A module and all that it imports as one classic script. @param file its path */
export async function bundleScript(file: string): Promise<string> {
  const build = await rolldown({
    input: file,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
