import { relative } from 'node:path';
import type { InputOptions } from 'rolldown';

/**
 * Modules that the sandbox never calls, 8 kB (brotli): of sucrase what serves other transforms than its three; of Vitest what
 * reads source maps.
 */
const unused = [
  'sucrase/dist/esm/computeSourceMap.js',
  'sucrase/dist/esm/parser/plugins/flow.js',
  'sucrase/dist/esm/transformers/ESMImportTransformer.js',
  'sucrase/dist/esm/transformers/FlowTransformer.js',
  'sucrase/dist/esm/transformers/JestHoistTransformer.js',
  'sucrase/dist/esm/transformers/NumericSeparatorTransformer.js',
  'sucrase/dist/esm/transformers/OptionalCatchBindingTransformer.js',
  'sucrase/dist/esm/transformers/OptionalChainingNullishTransformer.js',
  'sucrase/dist/esm/transformers/ReactHotLoaderTransformer.js',
  'sucrase/dist/esm/util/formatTokens.js',
  '@vitest/utils/dist/source-map.js',
];

/** Sucrase calls this one with the options that it gets, which never change. */
const options = 'sucrase/dist/esm/Options.js';

/** Leaves these modules empty; what is imported from them is undefined. @throws Error when a package no longer has one of them */
export function withoutUnused(): InputOptions {
  const missing = new Set([...unused, options]);
  return {
    shimMissingExports: true,
    plugins: [
      {
        name: 'site:unused-modules',
        load(id) {
          const file = [...missing].find((one) => id.replaceAll('\\', '/').endsWith(`/node_modules/${one}`));
          if (file === undefined) return null;
          missing.delete(file);
          return file === options ? 'export const validateOptions = () => {};' : 'export {};';
        },
        buildEnd() {
          if (missing.size === 0) return;
          const file = relative('', import.meta.filename);
          throw new Error(
            `The sandbox no longer imports ${[...missing].join(', ')}. See what replaced it, and change ${file}.`,
          );
        },
      },
    ],
  };
}
