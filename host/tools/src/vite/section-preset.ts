import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type PluginOption, type UserConfig } from 'vite';
import { sectionBase } from '../section-base.ts';
import { readSectionInfo, sectionPort } from '../workspace.ts';
import { assetFileName, commonConfig } from './build-options.ts';
import { compilerOnSharedReact, oneRouter, wholeSharedPackages } from './federation-guards.ts';
import { pagePlugin } from './page-plugin.ts';
import { sharedAs } from './shared-packages.ts';
import { sharedTestOptions, testOptions } from './test-options.ts';

interface SectionOptions {
  /** What only this section builds: used in development, in both builds and in tests. */
  plugins?: PluginOption[];
  /** A document and modules of its own for each test file, where a package keeps state. */
  isolateTests?: boolean;
}

/**
 * The Vite configuration of a section: development server, federated client build, server build (`--ssr`) and tests.
 * @param dir the remote's folder; its package.json describes the section in its `site` field
 * @returns the configuration; its `sectionPlugins` are those of the options, for a build that composes sections another way
 */
export function sectionConfig(dir: string, { plugins = [], isolateTests = false }: SectionOptions = {}) {
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
    if (isSsrBuild) return mergeConfig(commonConfig, serverBuild(dir, all));
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
        rolldownOptions: { input: entry, output: { assetFileNames: assetFileName, codeSplitting: federationChunk } },
      },
      test: isolateTests ? testOptions : sharedTestOptions,
    };
    return mergeConfig(commonConfig, client);
  });
  return Object.assign(config, { sectionPlugins: plugins });
}

/** One chunk for the federation runtime's own files: four requests fewer. */
export const federationChunk = { groups: [{ name: 'mf', test: /node_modules[\\/]@module-federation[\\/]/ }] };

function sectionFederation(name: string, build: boolean) {
  return federation({
    name,
    filename: build ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
    exposes: { './section': './src/section.ts' },
    shared: sharedAs('section'),
    manifest: false,
    dts: false,
    disableSnapshot: true,
    disableRemote: true,
    dev: { remoteHmr: true },
    experiments: { externalRuntime: true },
  });
}

function serverBuild(dir: string, plugins: PluginOption[]): UserConfig {
  return {
    root: dir,
    base: sectionBase,
    plugins,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: 'dist/server',
      rolldownOptions: {
        input: join(import.meta.dirname, 'section-server.tsx'),
        output: { entryFileNames: 'section-server.mjs', assetFileNames: assetFileName, codeSplitting: false },
      },
    },
    resolve: { alias: { 'virtual:section': join(dir, 'src/section.ts') } },
  };
}
