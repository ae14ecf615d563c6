import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type PluginOption, type UserConfig } from 'vite';
import { sectionPort } from '../dev/ports.ts';
import { releaseAddress } from '../release/pages/mount-section.ts';
import { readSectionInfo } from '../workspace.ts';
import { assetFileName, chunkFileName, commonConfig } from './build-options.ts';
import { compilerOnSharedReact, oneRouter, wholeSharedPackages } from './federation-guards.ts';
import { pagePlugin } from './page-plugin.ts';
import { sharedAs, sharedPackages } from './shared-packages.ts';

interface SectionOptions {
  /** What only this section builds: used in development, in both builds and in tests. */
  plugins?: PluginOption[];
}

/**
 * The Vite configuration of a section: development server, federated client build, and server build (`--ssr`).
 * @param dir the remote's folder; its package.json describes the section in its `site` field
 * @returns the configuration; its `sectionPlugins` are those of the options, for a build that combines sections another way
 */
export function sectionConfig(dir: string, { plugins = [] }: SectionOptions = {}) {
  const { id } = readSectionInfo(dir);
  const entry = join(dir, 'src/section.ts');
  const port = sectionPort(dir);

  const config = defineConfig(({ command, isSsrBuild }) => {
    const all: PluginOption[] = [
      oneRouter(),
      compilerOnSharedReact(),
      pagePlugin(dir),
      plugins,
      react({ include: /\.(?:tsx|md)$/ }),
    ];
    if (isSsrBuild) return mergeConfig(commonConfig, serverBuild(dir, entry, all));
    const client: UserConfig = {
      root: dir,
      base: command === 'build' ? './' : '/',
      plugins: [wholeSharedPackages(entry), all, sectionFederation(id, command === 'build')],
      server: {
        port,
        strictPort: true,
        origin: `http://localhost:${port}`,
        cors: { origin: /^http:\/\/localhost:\d+$/ },
      },
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: entry,
          output: { assetFileNames: assetFileName, chunkFileNames: chunkFileName, codeSplitting: federationChunk },
        },
      },
    };
    return mergeConfig(commonConfig, client);
  });
  return Object.assign(config, { sectionPlugins: plugins });
}

/** One chunk for the federation runtime's own files: four requests fewer. */
export const federationChunk = { groups: [{ name: 'mf', test: /node_modules[\\/]@module-federation[\\/]/ }] };

/**
 * How long the federation plugin waits for the next module, in seconds. After that it shares more names than are used, so on a busy
 * machine the same source would build another version.
 */
export const moduleParseIdleTimeout = 120;

function sectionFederation(name: string, build: boolean) {
  return federation({
    name,
    filename: build ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
    exposes: { './section': './src/section.ts' },
    shared: sharedAs('section'),
    manifest: false,
    dts: false,
    disableSnapshot: true,
    moduleParseIdleTimeout,
    disableRemote: true,
    dev: { remoteHmr: true },
    experiments: { externalRuntime: true },
  });
}

/**
 * The server build: one CommonJS file, which gets the shared packages and the address of the release from the code that mounts it
 * (`release/mount-section.ts`).
 */
function serverBuild(dir: string, entry: string, plugins: PluginOption[]): UserConfig {
  return {
    root: dir,
    plugins,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    experimental: {
      renderBuiltUrl: (file) => ({ runtime: `${releaseAddress} + ${JSON.stringify(file)}` }),
    },
    build: {
      ssr: true,
      outDir: 'dist/server',
      rolldownOptions: {
        input: entry,
        external: sharedPackages,
        output: { format: 'cjs', entryFileNames: 'section.cjs', assetFileNames: assetFileName, codeSplitting: false },
      },
    },
  };
}
