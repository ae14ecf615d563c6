import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { developmentRegistry } from '../dev/development-registry.ts';
import { hostPort } from '../dev/ports.ts';
import { commonConfig, hostFileNames } from './build-options.ts';
import { compileHints } from './compile-hints.ts';
import { oneRouter } from './federation-guards.ts';
import { hexColors } from './hex-colors.ts';
import { hostChunks } from './host-chunks.ts';
import { inlineScriptPlugin } from './inline-script-plugin.ts';
import { runnerPlugin } from './runner-plugin.ts';
import { moduleParseIdleTimeout } from './section-preset.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';
import { sharedAs, sharedOnServer } from './shared-packages.ts';
import { sourcePlugin } from './source-plugin.ts';

/**
 * The Vite configuration of the host. It names no section: those come from the registry at run time.
 * @param dir the host's folder
 */
export function hostConfig(dir: string) {
  return defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) return mergeConfig(commonConfig, serverBuild(dir));
    const own: UserConfig = {
      root: dir,
      base: command === 'build' ? './' : '/',
      plugins: [
        oneRouter(),
        sharedOnServer(),
        sourcePlugin(),
        inlineScriptPlugin(),
        react(),
        hostFederation(),
        developmentRegistry(),
        runnerPlugin(),
        serviceWorkerPlugin(dir),
        compileHints(['host', 'mf', 'router']),
      ],
      css: { postcss: { plugins: [hexColors] } },
      server: { port: hostPort, strictPort: true },
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          output: { ...hostFileNames, codeSplitting: hostChunks(dir) },
        },
      },
    };
    return mergeConfig(commonConfig, own);
  });
}

function hostFederation() {
  return federation({
    name: 'host',
    filename: 'hostEntry.js',
    remotes: {},
    shared: sharedAs('host'),
    dts: false,
    disableSnapshot: true,
    moduleParseIdleTimeout,
    dev: { remoteHmr: true },
    experiments: { provideExternalRuntime: true },
    // What `provideExternalRuntime` adds, by name: it would add it by its path, which goes into the names of files, so that the same
    // commit would build another version in another folder.
    runtimePlugins: ['@module-federation/vite/injectExternalRuntimeCorePlugin'],
  });
}

function serverBuild(dir: string): UserConfig {
  return {
    root: dir,
    base: './',
    plugins: [oneRouter(), sharedOnServer(), sourcePlugin(), inlineScriptPlugin(), react()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: 'dist/server',
      rolldownOptions: {
        input: join(dir, 'src/entry-server.tsx'),
        output: { format: 'cjs', entryFileNames: 'entry-server.cjs', codeSplitting: false },
      },
    },
  };
}
