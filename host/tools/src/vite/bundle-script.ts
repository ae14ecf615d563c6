import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';

/** A module and all that it imports as one classic script. @param file its path @param options further ones */
export function bundleScript(file: string, options: InputOptions = {}): Promise<string> {
  return bundle({ input: file, ...forBrowsers('production'), ...options }, { format: 'iife' });
}

/** For browsers, with the value of `process.env.NODE_ENV` in the code. */
export function forBrowsers(mode: 'production' | 'development'): InputOptions {
  return { platform: 'browser', transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } } };
}

/** A module and what it imports as one minified script. @throws Error when it does not build */
export async function bundle(input: InputOptions, output: OutputOptions): Promise<string> {
  const build = await rolldown({ ...input, logLevel: 'silent' });
  try {
    return (await build.generate({ ...output, minify: true })).output[0].code;
  } finally {
    await build.close();
  }
}
